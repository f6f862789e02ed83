import type { ProjectContent, ViewerPolicy } from "@photomap/project";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { ToastRegion } from "../../toasts/ToastRegion.tsx";
import type { OpenProject } from "../open-project.ts";
import { PhotoAddresses } from "../photo-addresses.ts";
import { ProjectContext } from "../project-context.ts";
import type { ProjectDeps } from "../project-store.ts";
import { FakeServer } from "./fake-server.ts";
import { EMPTY, type Notifications, newProjectId, openStore } from "./open-store.ts";
import { DESIGN } from "./sample-design.ts";

interface ProjectFacts {
  readonly content?: Partial<ProjectContent>;
  readonly viewerPolicy?: ViewerPolicy;
  readonly isGuest?: boolean;
  readonly deps?: Partial<ProjectDeps>;
}

export interface TestProject {
  readonly project: OpenProject;
  readonly server: FakeServer;
  readonly notifications: Notifications;
}

/** A real store on IndexedDB, saved to a server in memory. */
export async function openTestProject(facts: ProjectFacts = {}): Promise<TestProject> {
  const { viewerPolicy = "OWNER", isGuest = false } = facts;
  const id = newProjectId();
  const server = new FakeServer({ ...EMPTY, ...facts.content });
  const deps = { viewerPolicy, ...facts.deps };
  const { store, notifications } = await openStore(id, server, deps);
  const addresses = new PhotoAddresses("photos", {}, async () => ({}));
  const project: OpenProject = {
    id,
    design: DESIGN,
    viewerPolicy,
    isGuest,
    businessId: isGuest ? undefined : "pm",
    store,
    addresses,
  };
  return { project, server, notifications };
}

/** Renders below the project's context, with the toasts; other paths show "Page <path>". */
export function renderInProject(project: OpenProject, element: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: "/p/:id", element: <ProjectContext value={project}>{element}</ProjectContext> },
      { path: "*", Component: OtherPage },
    ],
    { initialEntries: [`/p/${project.id}`] },
  );
  const view = render(
    <ThemeProvider>
      <RouterProvider router={router} />
      <ToastRegion />
    </ThemeProvider>,
  );
  return { ...view, router };
}

function OtherPage() {
  return <p>Another page</p>;
}
