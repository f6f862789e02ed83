import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { RouterRouting } from "../../../platform/routing/RouterRouting.tsx";
import { ToastRegion } from "../../../ui/toasts/ToastRegion.tsx";
import type { OpenProject } from "../loading/open-project.ts";
import { ProjectContext } from "../project-context.ts";
import { openTestProject, type TestProjectOptions } from "./open-test-project.ts";
import { DESIGN } from "./sample-design.ts";

export type SampleProject = Awaited<ReturnType<typeof openTestProject>>;

/** Opens a project of the design with two states and two optional regions. */
export function openSampleProject(options: TestProjectOptions = {}): Promise<SampleProject> {
  return openTestProject({ design: DESIGN, ...options });
}

/** Renders below the project's context, with the toasts; other paths show "Page <path>". */
export function renderInProject(project: OpenProject, element: ReactElement) {
  const router = createMemoryRouter(
    [
      {
        path: "/p/:id",
        element: (
          <RouterRouting>
            <ProjectContext value={project}>{element}</ProjectContext>
          </RouterRouting>
        ),
      },
      { path: "*", Component: OtherPage },
    ],
    { initialEntries: [`/p/${project.id}`] },
  );
  const view = render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  return { ...view, router };
}

function OtherPage() {
  return <p>Another page</p>;
}
