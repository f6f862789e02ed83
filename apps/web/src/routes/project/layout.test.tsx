// @vitest-environment jsdom
import { formatMessage, projectMessages } from "@photomap/messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import ProjectRoute, { clientLoader } from "./layout.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openProjectPage(answer: object) {
  vi.stubGlobal("fetch", async () => Response.json(answer));
  return renderPage(
    [
      {
        path: "/p/:id",
        loader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
        HydrateFallback: () => null,
        Component: ProjectRoute,
      },
    ],
    { entries: ["/p/abc123"] },
  );
}

it("shows that a missing project could not be found", async () => {
  openProjectPage({ data: { file: null } });
  const message = formatMessage(projectMessages.notFound);
  expect(await screen.findByText(message, { selector: "p" })).toBeDefined();
});

it("shows why a project was refused after too many misses", async () => {
  const message = formatMessage(projectMessages.tooManyMisses);
  openProjectPage({
    data: { file: null },
    errors: [{ message, extensions: { code: "TOO_MANY_ATTEMPTS" } }],
  });
  expect(await screen.findByText(message, { selector: "p" })).toBeDefined();
});
