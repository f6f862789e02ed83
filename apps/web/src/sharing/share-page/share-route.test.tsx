import { beforeEach, expect, it } from "vitest";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetSharePageDocument,
  type GetSharePageQuery,
  OpenShareLinkDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import * as share from "../routes/share.tsx";

const routes = [{ path: "/p/:id/share", loader: share.loader, Component: share.default }];
let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

const PROJECT: NonNullable<GetSharePageQuery["file"]> = {
  id: "aB3dE6",
  name: "Our <trips>",
  viewerPolicy: "VIEWER",
  design: {
    id: "50-states-36x24",
    name: "50 States",
    regionType: "state",
    regionTypePlural: "states",
    width: 2592,
    height: 1728,
  },
  photoBucket: "uploads",
  sharePage: {
    progress: { filled: 1, total: 50 },
    picturePath: "/share-pictures/aB3dE6/1/signature",
    regions: [
      {
        id: "UT",
        name: "Utah",
        year: 2011,
        isCounted: true,
        photoCount: 1,
        photoId: "owner/uploads/a/b.jpg",
        photoSignature: "s",
      },
    ],
    emptyRegionCount: 1,
    emptyRegions: [{ id: "TX", name: "Texas", outline: null }],
  },
};

it("renders the page for a reader with tags for link previews, and excludes it from search", async () => {
  api.on(GetSharePageDocument, { file: PROJECT });
  const { status, page } = await openPage(routes, "/p/aB3dE6/share?s=1");
  expect(status).toBe(200);
  expect(page).toContain('<meta property="og:title" content="Our &lt;trips&gt;"/>');
  expect(page).toContain('content="1 of 50 states filled with photos."');
  expect(page).toMatch(
    /og:image" content="http[^"]+\/share-pictures\/aB3dE6\/1\/signature\/og\.jpg"/,
  );
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toContain("Suggest a photo");
});

it("lets a collaborator suggest", async () => {
  api.on(GetSharePageDocument, { file: { ...PROJECT, viewerPolicy: "COLLABORATOR" } });
  const { page } = await openPage(routes, "/p/aB3dE6/share?s=1");
  expect(page).toContain("Suggest a photo");
});

it("exchanges the key of a renewed link, and comes back without it", async () => {
  api.cookies = ["__Host-share-pass=pass; Path=/"];
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "OpenShareLinkSuccess" } });
  expect(await openPage(routes, "/p/aB3dE6/share?s=1&k=key")).toEqual({
    status: 302,
    page: "to /p/aB3dE6?s=1",
  });
});

it.each<[string, GetSharePageQuery]>([
  ["the owner", { file: { ...PROJECT, viewerPolicy: "OWNER" } }],
  ["a visitor without access", { file: null }],
])("leads %s to the page of the project", async (_who, data) => {
  api.on(GetSharePageDocument, data);
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "NotFound", message: "" } });
  expect(await openPage(routes, "/p/aB3dE6/share?s=1&k=key")).toEqual({
    status: 302,
    page: "to /p/aB3dE6?s=1&k=key&map=1",
  });
});
