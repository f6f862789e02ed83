import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

interface PageLoad {
  /** The longest that the page's main thread was held up. */
  readonly longestTaskMs: number;
  /** The largest resident set of any page's process, its workers included, as the system sees it. */
  readonly peakMb: number;
}

const SAMPLE_EVERY_MS = 200;

/** Measures a page from now until it is asked. */
export async function watchPage(browser: Browser, page: Page): Promise<() => Promise<PageLoad>> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longestTask: longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "longtask" });
  });
  const session = await browser.newBrowserCDPSession();
  let peakKb = 0;
  let sampling = Promise.resolve();
  const sample = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    for (const { id, type } of processInfo) {
      if (type === "renderer") peakKb = Math.max(peakKb, await residentKb(id));
    }
  };
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, SAMPLE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await sampling;
    await session.detach();
    const longestTaskMs = await page.evaluate(
      () => (globalThis as unknown as { longestTask: { ms: number } }).longestTask.ms,
    );
    return { longestTaskMs, peakMb: peakKb / 1024 };
  };
}

/** A process that has just ended has none. */
async function residentKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
