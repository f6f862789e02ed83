import type { Page } from "@playwright/test";

/** The points by which the photo moves. */
export const MOVED_POINTS = 15;

/**
 * Presses a key five times, without releasing it the last time, and leaves for the URL in the same
 * task: IndexedDB has committed none of the edits when the page unloads.
 */
export async function leaveWhileMoving(page: Page, url: string): Promise<void> {
  await page.evaluate((target) => {
    for (let i = 0; i < 5; i += 1) {
      const press = { key: "d", code: "KeyD", bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", press));
    }
    location.href = target;
  }, url);
  await page.waitForURL(url);
}
