import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

interface PageLoad {
  /** The CPU time of the main thread's longest task. */
  readonly longestTaskCpuMs: number;
  /** The wall time of the longest task, including waits for a CPU on a busy machine. */
  readonly longestTaskMs: number;
  /** The peak resident set of the page's process, workers included. */
  readonly peakMb: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const SAMPLE_EVERY_MS = 200;

/** Measures the page until the returned function is called. */
export async function watchPage(browser: Browser, page: Page): Promise<() => Promise<PageLoad>> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longestTask: longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "longtask" });
  });
  const stopTracing = await traceTasks(browser);
  const stopSampling = await sampleMemory(browser);
  return async () => ({
    longestTaskCpuMs: await stopTracing(),
    peakMb: await stopSampling(),
    longestTaskMs: await page.evaluate(
      () => (globalThis as unknown as { longestTask: { ms: number } }).longestTask.ms,
    ),
  });
}

async function traceTasks(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    // Categories are limited: a trace of minutes would have a million events.
    const found = value as unknown as TraceEvent[];
    events.push(...found.filter(({ name }) => name.endsWith("RunTask") || name === "thread_name"));
  });
  const traceConfig = { includedCategories: ["toplevel"], excludedCategories: ["*"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await done;
    await session.detach();
    const isMain = ({ name, args }: TraceEvent) =>
      name === "thread_name" && args?.name === "CrRendererMain";
    const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
    const tasks = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
    return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
  };
}

async function sampleMemory(browser: Browser): Promise<() => Promise<number>> {
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
    return peakKb / 1024;
  };
}

/** The resident set of a process; undefined when it has ended. */
async function residentKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
