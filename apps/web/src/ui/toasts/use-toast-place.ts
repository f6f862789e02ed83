import type { Box } from "@photomap/geometry";
import { type RefObject, useLayoutEffect } from "react";
import { findToastPlace, isUnobstructed } from "./toast-place.ts";

const CONTROLS = "a[href], button, input, select, textarea, summary";
/** The handles of the active photo; on a phone they can be everywhere. */
const HANDLES = "[data-handle], [data-knob]";
const DIALOGS = '[role="dialog"][aria-modal="true"]';
/** Openings on the map and the active photo: usable beside a toast or below it later. */
const REGIONS = "[data-opening-id], [data-frame]";

/**
 * Positions the element where it covers no control, and again when the page changes below it. It
 * stays in place as long as that place is free, so that its own buttons do not move.
 */
export function useToastPlace(
  elementRef: RefObject<HTMLElement | null>,
  content: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    if (content.length === 0) {
      element.style.top = "";
      return undefined;
    }
    let frame = 0;
    const place = () => {
      frame = 0;
      const window = document.documentElement;
      const size = { width: window.clientWidth, height: window.clientHeight };
      const { x, y, width, height } = element.getBoundingClientRect();
      // What is below an open dialog cannot be used, so it is no obstacle.
      const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
      const isUsable = (found: Element) =>
        dialog === undefined ? !element.contains(found) : dialog.contains(found);
      const controls = listBoxes(CONTROLS, (found) => !found.matches(REGIONS) && isUsable(found));
      const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
      const handles = listBoxes(HANDLES, isUsable);
      const isPlaced = element.style.top !== "" && isInside;
      const panels = dialog === undefined ? [] : [dialog.getBoundingClientRect()];
      if (isPlaced && isUnobstructed({ x, y, width, height }, [...controls, ...handles, ...panels]))
        return;
      const groups = [controls, handles, panels, listBoxes(REGIONS, isUsable)];
      const found = findToastPlace({ width, height }, size, groups);
      element.style.left = `${found.x}px`;
      element.style.top = `${found.y}px`;
    };
    // The camera moves handles and openings in the frame after a resize.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = requestAnimationFrame(place);
      });
    };
    place();
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", schedule);
    document.addEventListener("scrollend", schedule, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener("resize", schedule);
      document.removeEventListener("scrollend", schedule, { capture: true });
    };
  }, [elementRef, content]);
}

/** The boxes of the visible elements; controls hidden for the eye only are 1 px in size. */
function listBoxes(selector: string, isWanted = (_element: Element) => true): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && isWanted(element) ? [{ x, y, width, height }] : [];
  });
}
