// @vitest-environment jsdom
import { formatMessage, projectMessages } from "@photomap/messages";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  GetFileWithDesignDocument,
  OpenShareLinkDocument,
} from "../../platform/api/generated/graphql.ts";
import { useProject, useViewerPolicy } from "../store/project-context.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { FakeEventSource } from "./test/fake-event-source.ts";
import "../store/test/open-test-project.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import ProjectRoute, { clientLoader } from "../routes/layout.tsx";
import { EMPTY } from "../store/test/open-store.ts";
import { DESIGN } from "../store/test/sample-design.ts";

/** Modules are loaded on first use. */
const SLOW = { timeout: 10_000 };

let api: FakeGraphql;

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  api = new FakeGraphql();
  api.serve(`/designs/${DESIGN.id}.json`, DESIGN);
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "NotFound", message: "" } });
  FakeEventSource.install();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function setPolicy(viewerPolicy: "COLLABORATOR" | "VIEWER"): void {
  const time = "2026-11-16T09:00:00.000Z";
  const file = {
    id: "abc123",
    businessId: "pm" as const,
    design: { id: DESIGN.id, name: DESIGN.name },
    viewerPolicy,
    fileAccesses: [],
    createdAt: time,
    updatedAt: time,
    photoBucket: "photos",
    photoSignatures: {},
    ...EMPTY,
  };
  api.on(GetFileWithDesignDocument, { file, account: null });
}

function Policy() {
  return <p>{useViewerPolicy(useProject().store)}</p>;
}

async function openPage(): Promise<void> {
  renderPage(
    [
      {
        path: "/p/:id",
        loader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
        shouldRevalidate: () => false,
        HydrateFallback: () => null,
        Component: ProjectRoute,
        children: [{ index: true, Component: Policy }],
      },
    ],
    { entries: ["/p/abc123"] },
  );
  const url = "/events/projects/abc123";
  await waitFor(() => expect(FakeEventSource.newest?.url).toBe(url), SLOW);
}

it("shows the screens of another policy, and the not-found page once access is removed", async () => {
  setPolicy("VIEWER");
  await openPage();
  expect(screen.getByText("VIEWER")).toBeDefined();
  setPolicy("COLLABORATOR");
  FakeEventSource.emit("access");
  expect(await screen.findByText("COLLABORATOR", {}, SLOW)).toBeDefined();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2), SLOW);
  api.on(GetFileWithDesignDocument, { file: null, account: null });
  FakeEventSource.emit("access");
  const message = formatMessage(projectMessages.notFound);
  expect(await screen.findByText(message, { selector: "main *" }, SLOW)).toBeDefined();
  expect(screen.queryByText("COLLABORATOR")).toBeNull();
  expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
}, 40_000);
