import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach } from "vitest";
import ProjectOpeningRoute from "../../../../project/routes/opening.tsx";
import type { OpenProject } from "../../../../project/store/loading/open-project.ts";
import { ProjectContext } from "../../../../project/store/project-context.ts";
import {
  type LoadedSuggestion,
  ProjectSuggestions,
} from "../../../../project/store/suggestions/project-suggestions.ts";
import { stubBrowserGlobals } from "../../../../project/store/test/browser-globals.ts";
import { makeSuggestion } from "../../../../project/store/test/make-suggestion.ts";
import { makePhoto } from "../../../../project/store/test/open-store.ts";
import { openSampleProject } from "../../../../project/store/test/render-project.tsx";
import { grantUploads } from "../../../../project/uploads/test/grant-uploads.ts";
import { stubPhotoStore } from "../../../../project/uploads/test/stub-photo-store.ts";
import { stubPhotoWorker } from "../../../../project/uploads/test/stub-photo-worker.ts";
import { FakeGraphql } from "../../../../test/fake-graphql.ts";
import { ToastRegion } from "../../../../ui/toasts/ToastRegion.tsx";
import { dismissToast, getVisibleToasts } from "../../../../ui/toasts/toast-store.ts";
import CollaborateRoute from "../../../routes/collaborate.tsx";
import CollaborateOpeningRoute from "../../../routes/collaborate-opening.tsx";
import CollaborateSuggestionRoute from "../../../routes/collaborate-suggestion.tsx";
import { FakeSuggestions } from "../../test/fake-suggestions.ts";
// Loaded lazily: imported here, they are ready when the first test needs them.
import "../OwnSuggestionListScreen.tsx";
import "../OwnSuggestionPage.tsx";
import { RouterRouting } from "../../../../platform/routing/RouterRouting.tsx";

/** Sets up a test file for `openPage`. */
export function setUpSuggesterPages(): void {
  beforeAll(() => {
    stubBrowserGlobals();
    stubPhotoWorker();
    stubPhotoStore();
  });
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    for (const { id } of getVisibleToasts()) dismissToast(id);
  });
}

export const PHOTO = makePhoto("me/uploads/photos/a.jpg");
export const draftOf = (openingId: string, facts: Partial<LoadedSuggestion> = {}) =>
  makeSuggestion({
    openingId,
    input: { images: [PHOTO], modifiedAt: "2026-11-15T08:00:00.000Z" },
    ...facts,
  });
export const submittedOf = (openingId: string, facts: Partial<LoadedSuggestion> = {}) =>
  draftOf(openingId, {
    status: "SUBMITTED",
    submittedAt: "2026-11-15T09:00:00.000Z",
    name: "Sister",
    note: "The summer you were six",
    ...facts,
  });

interface Setup {
  readonly path?: string;
  readonly stored?: readonly LoadedSuggestion[];
  readonly project?: Parameters<typeof openSampleProject>[0];
}

export type SuggesterPage = Awaited<ReturnType<typeof openPage>>;

export async function openPage({
  path = "collaborate",
  stored = [],
  project: facts = {},
}: Setup = {}) {
  const api = new FakeGraphql();
  grantUploads(api);
  const sample = await openSampleProject({ viewerPolicy: "COLLABORATOR", ...facts });
  const server = new FakeSuggestions(api, sample.project.id, stored);
  return { ...showPage(sample.project, server, path), api };
}

export function showPage(opened: OpenProject, server: FakeSuggestions, path: string) {
  const project = { ...opened, suggestions: new ProjectSuggestions(server.list) };
  const router = createMemoryRouter(
    [
      {
        path: "/p/:id",
        element: (
          <RouterRouting>
            <ProjectContext value={project}>
              <Outlet />
            </ProjectContext>
          </RouterRouting>
        ),
        children: [
          { index: true, element: <p>The map</p> },
          { path: "collaborate", Component: CollaborateRoute },
          { path: "collaborate/:openingId", Component: CollaborateOpeningRoute },
          { path: "collaborate/:openingId/:suggestionId", Component: CollaborateSuggestionRoute },
          { path: ":featureId/*", Component: ProjectOpeningRoute },
        ],
      },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: [`/p/${project.id}`, `/p/${project.id}/${path}`] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  const getPath = () => router.state.location.pathname.replace(`/p/${project.id}`, "");
  return { server, project, router, getPath };
}

export const findButton = (name: string) => screen.findByRole("button", { name });
export const findDialog = (name: string) => screen.findByRole("dialog", { name });
