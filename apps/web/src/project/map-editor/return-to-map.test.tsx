// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { OpenProject } from "../store/loading/open-project.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { openSampleProject } from "../store/test/render-project.tsx";
import { getMapCamera, useFocusLeftOpening, useRememberLeftOpening } from "./return-to-map.ts";

beforeAll(stubBrowserGlobals);
afterEach(cleanup);

function Screen({ project }: { readonly project: OpenProject }) {
  useFocusLeftOpening(project);
  return (
    <>
      <div hidden>
        <button type="button" data-opening-id="UT">
          Utah on the hidden map
        </button>
      </div>
      <button type="button" data-opening-id="CO">
        Colorado
      </button>
      <button type="button" data-opening-id="UT">
        Utah
      </button>
    </>
  );
}

it("focuses the opening that was left, once", async () => {
  const { project } = await openSampleProject();
  renderHook(() => useRememberLeftOpening(project, "UT")).unmount();
  render(<Screen project={project} />).unmount();
  render(<Screen project={project} />);
  expect(document.activeElement).toBe(document.body);

  renderHook(() => useRememberLeftOpening(project, "UT")).unmount();
  cleanup();
  render(<Screen project={project} />);
  expect(document.activeElement).toBe(screen.getByText("Utah"));
});

it("keeps zoom and position of the map of a project", async () => {
  const { project } = await openSampleProject();
  const { project: other } = await openSampleProject();
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  getMapCamera(project).setViewport({ width: 400, height: 300, insets });
  getMapCamera(project).set({ zoom: 4, x: -300, y: -200 });
  const { zoom, x, y } = getMapCamera(project).getView();
  expect(zoom).toBe(4);
  // The map measures its viewport whenever it is shown.
  getMapCamera(project).setViewport({ width: 400, height: 300, insets });
  expect(getMapCamera(project).getView()).toEqual({ zoom, x, y });
  expect(getMapCamera(other).getView().zoom).toBe(1);
});
