// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { Outlet } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CreateFileDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import NewProjectRoute, { clientLoader } from "../routes/new.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openNew() {
  return renderPage(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [
          { path: "/create", element: <p>the finder</p> },
          { path: "/p/:id", element: <p>the project</p> },
          {
            path: "/p/new/:designId",
            loader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
            Component: NewProjectRoute,
          },
        ],
      },
    ],
    { entries: ["/create", "/p/new/states"] },
  );
}

it("PRJ-14 PRJ-15 leads to the created project without a history entry", async () => {
  const project = { id: "abc123", name: "States", outputType: "VINYL_WALL_MAP" } as const;
  api.on(CreateFileDocument, {
    createMapmakerFile: { __typename: "CreateMapmakerFileSuccess", file: project },
  });
  // As after a link from elsewhere: the page is the current entry of the browser.
  history.replaceState(null, "", "/p/new/states");
  const { router } = openNew();
  expect(await screen.findByText("the project")).toBeDefined();
  expect(router.state.location.pathname).toBe("/p/abc123");
  await act(() => router.navigate(-1));
  expect(await screen.findByText("the finder")).toBeDefined();
});

it("ERR-01 shows the message of a refusal and leads to other maps", async () => {
  const message = "This design does not exist.";
  api.on(CreateFileDocument, {
    createMapmakerFile: { __typename: "InvalidInput", message },
  });
  openNew();
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  const link = screen.getByRole("link", { name: "Choose another map" });
  expect(link.getAttribute("href")).toBe("/create?new=1");
});

it("ERR-01 offers the same creation again after a network error", async () => {
  openNew();
  expect((await screen.findByRole("alert")).textContent).toContain("Network error.");
  const link = screen.getByRole("link", { name: "Try again" });
  expect(link.getAttribute("href")).toBe("/p/new/states");
});
