import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect } from "./session.ts";

/**
 * Passed checks are not collected: that takes most of the time. Pages have no frames, so nothing
 * has to be collected from others.
 */
const OPTIONS: RunOptions = { resultTypes: ["violations"] };

/** Later items of a list and rows of a table, which are like the first ones. */
const ALIKE = "main :is(li, tr):nth-child(n + 7)";

interface Check {
  /** Of the page, for the report. */
  readonly state?: string;
  /** Leaves out what is like something that is checked, which takes half the time on long lists. */
  readonly isQuick?: boolean;
}

/** The accessibility violations of the page, as `rule: markup`. */
async function findViolations(page: Page, isQuick: boolean): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const scope = isQuick ? { exclude: [ALIKE] } : {};
  const parameters = { context: { include: ["html"], ...scope }, options: OPTIONS };
  return page.evaluate(async ({ context, options }) => {
    // A dialog that fades in has too little contrast. Longer animations are countdowns and spinners.
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

/** Retries: a dialog that is being closed hides the page from assistive technology. */
export async function expectNoViolations(page: Page, check: string | Check = {}): Promise<void> {
  const { state, isQuick = false } = typeof check === "string" ? { state: check } : check;
  const options = state === undefined ? {} : { message: state };
  await expect.poll(() => findViolations(page, isQuick), options).toEqual([]);
}

/** On the page as it is, in both color schemes. Ends in light colors. */
export async function expectNoViolationsInColors(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${page.url()} in ${colorScheme} colors`);
  }
}
