import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/session.ts";

const MAX_ACTS = 4;

/** Adds a photo and returns the number of clicks, keys, drops and chosen files it takes. */
async function addFirstPhoto(page: Page, webUrl: string): Promise<number> {
  let acts = 0;
  const act = async (action: () => Promise<void>) => {
    acts += 1;
    await action();
  };
  const pixels = { width: 900, height: 900, channels: 3, background: "#c81e8c" } as const;
  const buffer = await sharp({ create: pixels }).jpeg().toBuffer();
  await page.goto(webUrl);
  await act(() => page.getByRole("link", { name: "Start with the 50 States" }).click());
  await act(() => page.getByRole("button", { name: "Texas: add a photo" }).click());
  const choosing = page.waitForEvent("filechooser");
  await act(() => page.getByRole("button", { name: "Add", exact: true }).click());
  const chooser = await choosing;
  await act(() => chooser.setFiles({ name: "dog.jpg", mimeType: "image/jpeg", buffer }));
  await expect(page.getByRole("button", { name: /^Photo 1/ }).first()).toBeVisible();
  return acts;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a stranger has a photo in a state after at most four acts", async ({ page, webUrl }) => {
      expect(await addFirstPhoto(page, webUrl)).toBeLessThanOrEqual(MAX_ACTS);
    });
  });
}

test("the home page opens the choice of maps", async ({ page, webUrl }) => {
  await page.goto(webUrl);
  await page.getByRole("link", { name: "Choose a map" }).click();
  await expect(page.getByRole("dialog", { name: "Create a Project" })).toBeVisible();
});
