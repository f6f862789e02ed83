import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect } from "./session.ts";

/**
 * Passed checks are not collected: that takes most of the time. Pages have no frames, so nothing
 * has to be collected from others.
 */
const OPTIONS: RunOptions = { resultTypes: ["violations"] };

/** The accessibility violations of the page, as `rule: markup`. */
async function findViolations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    // A dialog that fades in has too little contrast. Longer animations are countdowns and spinners.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const run: (options: object) => Promise<AxeResults> = Reflect.get(window, "axe").run;
    const { violations } = await run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, OPTIONS);
}

/** Retries: a dialog that is being closed hides the page from assistive technology. */
export async function expectNoViolations(page: Page, state?: string): Promise<void> {
  const options = state === undefined ? {} : { message: state };
  await expect.poll(() => findViolations(page), options).toEqual([]);
}

/** On the page as it is, in both color schemes. Ends in light colors. */
export async function expectNoViolationsInColors(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${page.url()} in ${colorScheme} colors`);
  }
}
