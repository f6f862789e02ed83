import type { Locator } from "@playwright/test";
import { expect } from "./session.ts";

const MIN_SIZE_PX = 44;

/**
 * Expects every visible control to be 44 px or more in both directions. Polls in one evaluation:
 * while a list is filtered, an element may be detached before it is measured.
 */
export async function expectTouchTargets(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  const listTooSmall = () =>
    controls.evaluateAll(
      (elements, minimum) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            // Layout leaves fractions such as 43.99.
            return Math.min(width, height) < minimum - 0.1;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      MIN_SIZE_PX,
    );
  await expect.poll(listTooSmall).toEqual([]);
}
