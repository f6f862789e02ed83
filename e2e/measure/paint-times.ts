import type { Page } from "@playwright/test";

/** An init script that records long tasks and the paints of preview, first frame and all photos. */
export function recordPaints(): void {
  const notes = {
    longTasksMs: [] as number[],
    initialPreviewMs: 0,
    firstPictureMs: 0,
    completeMs: 0,
  };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasksMs.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("element" in entry && entry.element instanceof HTMLImageElement)
        notes.initialPreviewMs ||= Math.round(entry.startTime);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver(() => {
    const state = document.querySelector<HTMLElement>("[data-picture]")?.dataset["picture"];
    if (state === undefined) return;
    notes.firstPictureMs ||= Math.round(performance.now());
    if (state === "complete") notes.completeMs ||= Math.round(performance.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-picture"] });
}

export function readPaintTimes(page: Page): Promise<object> {
  return page.evaluate(() => {
    const { notes } = window as unknown as { notes: { longTasksMs: number[] } };
    return { ...notes, longTasksMs: notes.longTasksMs.join(" ") };
  });
}
