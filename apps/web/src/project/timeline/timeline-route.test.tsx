// @vitest-environment jsdom
import type { ViewerPolicy } from "@photomap/project";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Outlet } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import * as dialogs from "../map-editor/sharing-dialogs.ts";
import ProjectTimelineRoute from "../routes/timeline.tsx";
import { ProjectContext } from "../store/project-context.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { fillRegions, openTestProject } from "../store/test/open-test-project.ts";

beforeAll(stubBrowserGlobals);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openTimeline(viewerPolicy: ViewerPolicy = "OWNER") {
  const content = { inputs: fillRegions("Utah", "Colorado") };
  const { project } = await openTestProject({ content, viewerPolicy });
  const path = `/p/${project.id}`;
  const layout = (
    <ProjectContext value={project}>
      <Outlet />
    </ProjectContext>
  );
  const children = [
    { index: true, element: <p>The map</p> },
    { path: "timeline", Component: ProjectTimelineRoute },
  ];
  const { router } = renderPage([{ path, element: layout, children }], {
    entries: [`${path}/timeline`],
  });
  return { path, router };
}

const findInstructions = () => screen.queryByRole("complementary", { name: "Instructions" });

it("TML-01 has a breadcrumb, a share banner and instructions that stay dismissed", async () => {
  const { path } = await openTimeline();
  const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumbs" }));
  expect(crumbs.getByRole("link", { name: "Our travels" }).getAttribute("href")).toBe(path);
  expect(crumbs.getByText("Timeline").getAttribute("aria-current")).toBe("page");

  const banner = within(screen.getByRole("complementary", { name: "Share your progress" }));
  expect(banner.getByText("Our travels - 2/3 counties complete!")).toBeDefined();
  const open = vi.spyOn(dialogs, "openSharingDialog").mockReturnValue();
  fireEvent.click(banner.getByRole("button", { name: "Share image" }));
  expect(open).toHaveBeenCalledExactlyOnceWith("progress-image");

  expect(await findViolations()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss instructions" }));
  expect(findInstructions()).toBeNull();
  cleanup();
  await openTimeline();
  await screen.findByRole("heading", { level: 1 });
  expect(findInstructions()).toBeNull();
  cleanup();
  localStorage.clear();
  await openTimeline();
  await waitFor(() => expect(findInstructions()).not.toBeNull());
});

it.each(["COLLABORATOR", "VIEWER"] as const)("leads a %s to the map", async (policy) => {
  const { path, router } = await openTimeline(policy);
  expect(await screen.findByText("The map")).toBeDefined();
  expect(router.state.location.pathname).toBe(path);
});
