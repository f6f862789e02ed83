import type { Page } from "@playwright/test";
import { expect } from "./session.ts";

/** Windows: a desktop, a phone, a phone on its side, and a desktop of 1440 x 900 zoomed to 200 %. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

/** Screens fill the window and scroll inside it; pages are documents that scroll. */
export type ScreenKind = "screen" | "page";

/**
 * Expects that in every window nothing overflows, a dialog is inside the window, in its middle or at its right edge, and every control
 * can be pressed after scrolling to it.
 */
export async function expectSoundLayout(page: Page, kind: ScreenKind, name: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // Layout settles in the next frames: the camera measures the canvas, pictures resize.
    await expect
      .poll(() => page.evaluate(findLayoutProblems, kind), {
        message: `${name}, ${size.width} x ${size.height}`,
      })
      .toEqual([]);
  }
}

/** Finds problems; runs in the page, so it uses nothing from outside the function. */
function findLayoutProblems(kind: ScreenKind): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) problems.push(`the document is ${root.scrollWidth} px wide`);
  if (kind === "screen" && root.scrollHeight > innerHeight) {
    problems.push(`the document is ${root.scrollHeight} px high`);
  }
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  const isInScroller = (element: Element | null): boolean =>
    element !== null && (scrolls(element) || isInScroller(element.parentElement));
  // A modal dialog makes the rest of the page inert.
  const scope = [...document.querySelectorAll("[role=dialog][aria-modal=true]")].at(-1) ?? document;
  if (scope instanceof Element) {
    const { left, right, top, bottom } = scope.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) problems.push(`the dialog is from ${top} to ${bottom} px`);
    const isCentered = Math.abs(left - (innerWidth - right)) <= 1;
    if (!isCentered && right < innerWidth) problems.push("the dialog is not centered");
  }
  // The skip link, which is visible only while it has the focus, is left out.
  const controls = "a[href]:not([href^='#']), button, input, select, textarea, summary";
  for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
    // Openings on the map are found by position, and those of small neighbors overlap.
    if (control.dataset["openingId"] !== undefined || !control.checkVisibility()) continue;
    // A long list's items are alike, and scrolling to each of them is slow.
    if (control.closest("li:nth-child(n + 5)") !== null) continue;
    const target = control.closest("label") ?? control;
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    if (kind === "page" || isInScroller(target.parentElement)) {
      target.scrollIntoView({ block: "center", inline: "center" });
    }
    // The first line counts for a link in text that wraps.
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (target.contains(hit)) continue;
    const name = control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40);
    problems.push(`${name} is below ${hit?.outerHTML.slice(0, 80) ?? "no element of the window"}`);
  }
  return problems;
}
