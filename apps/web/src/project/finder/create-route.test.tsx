import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetDesignsAndFilesDocument,
  type GetDesignsAndFilesQuery,
} from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, GraphqlFailure, SESSION } from "../../test/fake-graphql.ts";
import * as create from "../routes/create.tsx";

const routes = [{ path: "/create", loader: create.loader, Component: create.default }];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
});

it("ERR-02 shows the error and a retry button when the projects cannot be loaded", async () => {
  const busyApi = new GraphqlFailure("Too many requests.", { status: 429 });
  api.fail(GetDesignsAndFilesDocument, busyApi);
  const busy = await openPage(routes, "/create");
  expect(busy.status).toBe(503);
  expect(busy.page).toContain("Too many requests.");
  expect(busy.page).toContain("Try again");
  api.isReachable = false;
  expect((await openPage(routes, "/create")).page).toContain("Network error.");
});

it("PRJ-08 renders the projects in the order of the cookie", async () => {
  type File = GetDesignsAndFilesQuery["files"][number];
  const file = (id: string, name: string, updatedAt: string): File => ({
    id,
    name,
    updatedAt,
    viewerPolicy: "OWNER",
    previewImageUrl: null,
    firstPhotoDay: null,
    progress: { filled: 0, total: 50 },
    design: { thumbnailUrl: null, width: 3, height: 2, regionTypePlural: "states" },
  });
  const files = [file("a", "Aardvark", "2026-01-01"), file("b", "Zebra", "2026-01-02")];
  api.on(GetDesignsAndFilesDocument, {
    account: ACCOUNT,
    designs: [{ id: "50-states-36x24", name: "50 States" }],
    files,
    sharedFiles: [],
    deletedFiles: [],
  });
  const open = async (order: string) => {
    const cookie = `${SESSION.cookie}; photomap-project-order=${order}`;
    const { page } = await openPage(routes, "/create", { cookie });
    expect(page).toContain("maps to choose from");
    return page.indexOf("Aardvark") < page.indexOf("Zebra") ? "by name" : "newest first";
  };
  expect(await open("name")).toBe("by name");
  expect(await open("modified")).toBe("newest first");
});
