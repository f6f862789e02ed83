import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "./session.ts";

/** The minified axe: each page that is checked loads it, and the readable one is twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Options that skip passed checks, which take most of the time to collect. Pages have no frames to
 * collect from.
 */
const OPTIONS: RunOptions = { resultTypes: ["violations"] };

/** Later items of a list and rows of a table, which are like the first. */
const ALIKE = "main :is(li, tr):nth-child(n + 7)";

interface Check {
  /** The state of the page, for the report. */
  readonly state?: string;
  /** Whether to skip what is like something already checked, half the time on long lists. */
  readonly isQuick?: boolean;
}

/** The accessibility violations of the page, as `rule: markup`. */
async function findViolations(page: Page, isQuick: boolean): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(AXE);
  const scope = isQuick ? { exclude: [ALIKE] } : {};
  const parameters = { context: { include: ["html"], ...scope }, options: OPTIONS };
  return page.evaluate(async ({ context, options }) => {
    // A fading dialog has too little contrast; longer animations are countdowns and spinners.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const run: (context: object, options: object) => Promise<AxeResults> = Reflect.get(
      window,
      "axe",
    ).run;
    const { violations } = await run(context, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, parameters);
}

/** Expects no violations; retries, because a closing dialog hides the page from screen readers. */
export async function expectNoViolations(page: Page, check: string | Check = {}): Promise<void> {
  const { state, isQuick = false } = typeof check === "string" ? { state: check } : check;
  const options = state === undefined ? {} : { message: state };
  await expect.poll(() => findViolations(page, isQuick), options).toEqual([]);
}

/** Expects no violations on the page as it is, in both color schemes; ends in light colors. */
export async function expectNoViolationsInColors(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${page.url()} in ${colorScheme} colors`);
  }
}
