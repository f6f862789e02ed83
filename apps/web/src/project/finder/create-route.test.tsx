import { Outlet, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";

const api = new FakeApi();
let routes: RouteObject[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, create] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("../routes/create.tsx"),
  ]);
  vi.spyOn(log, "error").mockReturnValue(undefined);
  const children = [{ path: "/create", loader: create.loader, Component: create.default }];
  routes = [
    {
      element: (
        <>
          <Outlet />
        </>
      ),
      children,
    },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("ERR-02 shows the error and a retry button when the projects cannot be loaded", async () => {
  api.answer = fail(429, "Too many requests.");
  const busy = await openPage(routes, "/create");
  expect(busy.status).toBe(503);
  expect(busy.page).toContain("Too many requests.");
  expect(busy.page).toContain("Try again");
  api.answer = (response) => response.destroy();
  expect((await openPage(routes, "/create")).page).toContain("Network error.");
});

it("PRJ-08 renders the projects in the order of the cookie", async () => {
  const file = (id: string, name: string, updatedAt: string) => ({
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
  const account = { email: "customer@mail.example" };
  const designs = [{ id: "50-states-36x24", name: "50 States" }];
  api.answer = reply({ account, designs, files, sharedFiles: [], deletedFiles: [] });
  const open = async (order: string) => {
    const cookie = `__Host-photomap-session=x; photomap-project-order=${order}`;
    const { page } = await openPage(routes, "/create", { cookie });
    expect(page).toContain("maps to choose from");
    return page.indexOf("Aardvark") < page.indexOf("Zebra") ? "by name" : "newest first";
  };
  expect(await open("name")).toBe("by name");
  expect(await open("modified")).toBe("newest first");
});
