import type { Page } from "@playwright/test";

/**
 * Waits with rare checks inside the page: a locator searches the whole page many times a second,
 * which would dominate the measurement with five hundred photos on it.
 */
function waitQuietly(page: Page, selector: string, isThere: boolean): Promise<void> {
  return page.evaluate(
    ([wanted, there]) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if ((document.querySelector(wanted) !== null) !== there) return;
          clearInterval(timer);
          resolve();
        }, 250);
      }),
    [selector, isThere] as const,
  );
}

export async function waitForReview(page: Page): Promise<void> {
  await waitQuietly(page, "[data-region]", true);
}

export async function waitUntilPlaced(page: Page): Promise<void> {
  await waitQuietly(page, "[data-region]", false);
}

/** Sets the select in the page: a locator would search all accessible names, which is slow here. */
export async function chooseForDateless(page: Page, place: string): Promise<void> {
  await page.evaluate((wanted) => {
    const select = document.querySelector<HTMLSelectElement>('select[aria-label^="No date"]');
    const option = [...(select?.options ?? [])].find(({ text }) => text === wanted);
    if (select === null || option === undefined) throw new Error(`No choice of ${wanted}`);
    select.value = option.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, place);
}

export async function pressPlace(page: Page, photoCount: number): Promise<void> {
  await page.evaluate((text) => {
    const buttons = [...document.querySelectorAll("button")];
    const button = buttons.find(({ textContent }) => textContent?.startsWith(text));
    if (button === undefined) throw new Error(`No button ${text}`);
    button.click();
  }, `Place ${photoCount} photos in`);
}

/** The region that each photo is listed under, by photo name. */
export function readPlacements(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const placed: Record<string, string> = {};
    for (const region of document.querySelectorAll("[data-region]")) {
      const heading = region.querySelector("h3")?.firstChild?.textContent ?? "";
      for (const row of region.querySelectorAll("[data-photo]")) {
        placed[/IMG_\d+\.jpg/.exec(row.textContent ?? "")?.[0] ?? ""] = heading;
      }
    }
    return placed;
  });
}
