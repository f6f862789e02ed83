import type { Page } from "@playwright/test";

export type Figures = Readonly<Record<string, number>>;

/** Counts the page's frames until the returned function is called. */
export async function countFrames(page: Page): Promise<() => Promise<Figures>> {
  await page.evaluate(() => {
    const deltas: number[] = [];
    const longTasksMs: number[] = [];
    let last = performance.now();
    const step = (now: number) => {
      deltas.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasksMs.push(duration);
    }).observe({ type: "longtask" });
    Object.assign(window, { counted: { deltas, longTasksMs } });
  });
  return () =>
    page.evaluate(() => {
      const { counted } = window as unknown as {
        counted: { deltas: number[]; longTasksMs: number[] };
      };
      const sorted = counted.deltas.slice(1).toSorted((a, b) => a - b);
      const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
      const total = sorted.reduce((sum, delta) => sum + delta, 0);
      return {
        frames: sorted.length,
        fps: (1000 * sorted.length) / total,
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        p99Ms: at(0.99),
        longestTaskMs: Math.max(0, ...counted.longTasksMs),
      };
    });
}

export function roundAll(figures: Figures): Figures {
  const entries = Object.entries(figures);
  return Object.fromEntries(entries.map(([name, value]) => [name, Math.round(value * 10) / 10]));
}
