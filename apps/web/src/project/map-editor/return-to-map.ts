import { useEffect } from "react";
import type { Camera } from "../../ui/viewport/camera.ts";
import { createMapCamera } from "../map-view/map-camera.ts";
import type { MapViewMode } from "../map-view/map-view-props.ts";
import type { OpenProject } from "../store/loading/open-project.ts";

/** The opening that was edited last, until the map is shown again. */
const lastOpeningIds = new WeakMap<OpenProject, string>();

/** The map focuses this opening when it is shown next. */
export function useRememberLeftOpening(project: OpenProject, openingId: string): void {
  useEffect(() => {
    lastOpeningIds.set(project, openingId);
  }, [project, openingId]);
}

/** Focuses the opening that was left, on the map or in the list, to continue with the keyboard. */
export function useFocusLeftOpening(project: OpenProject): void {
  useEffect(() => {
    const id = lastOpeningIds.get(project);
    lastOpeningIds.delete(project);
    const buttons = document.querySelectorAll<HTMLElement>("[data-opening-id]");
    // The map has a button for it too while the list is shown.
    [...buttons]
      .find((button) => button.dataset["openingId"] === id && button.closest("[hidden]") === null)
      ?.focus();
  }, [project]);
}

const forms = new WeakMap<OpenProject, MapViewMode>();

/** The form that was chosen since the project was opened: map or list. */
export function getMapViewMode(project: OpenProject): MapViewMode {
  return forms.get(project) ?? "map";
}

export function setMapViewMode(project: OpenProject, form: MapViewMode): void {
  forms.set(project, form);
}

const MAX_ZOOM = 20;
const cameras = new WeakMap<OpenProject, Camera>();

/**
 * The camera of a project's map, which keeps its zoom and position while other screens are shown.
 */
export function getMapCamera(project: OpenProject): Camera {
  const known = cameras.get(project);
  if (known !== undefined) return known;
  const camera = createMapCamera(project.design, { maxZoom: MAX_ZOOM });
  cameras.set(project, camera);
  return camera;
}
