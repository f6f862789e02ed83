import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readCode } from "./support/inbox.ts";
import { expectSaved } from "./support/project-page.ts";
import { expect, test } from "./support/session.ts";
import { newEmail } from "./support/sign-up.ts";
import { expectNoViolations } from "./support/violations.ts";

const MAX_ACTS_TO_PHOTO = 3;
const MAX_ACTS_TO_ACCOUNT = 6;

/** Counts clicks, taps, typed fields, drops and chosen files. */
class ActCounter {
  count = 0;

  async act(action: () => Promise<void>): Promise<void> {
    this.count += 1;
    await action();
  }
}

async function addFirstPhoto(page: Page, webUrl: string, acts: ActCounter): Promise<void> {
  const act = (action: () => Promise<void>) => acts.act(action);
  const pixels = { width: 900, height: 900, channels: 3, background: "#c81e8c" } as const;
  const buffer = await sharp({ create: pixels }).jpeg().toBuffer();
  await page.goto(webUrl);
  await act(() => page.getByRole("link", { name: "Start with the 50 States" }).click());
  const map = page.getByRole("group", { name: "50 States: states" });
  const zoom = page.getByRole("group", { name: "Zoom" });
  const before = [await map.boundingBox(), await zoom.boundingBox()];
  const choosing = page.waitForEvent("filechooser");
  await act(() => page.getByRole("button", { name: "Texas: add a photo" }).click());
  const chooser = await choosing;
  await act(() => chooser.setFiles({ name: "dog.jpg", mimeType: "image/jpeg", buffer }));
  await expect(page.getByRole("button", { name: "Texas: 1 photo" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Keep this map, free" })).toBeVisible();
  expect([await map.boundingBox(), await zoom.boundingBox()]).toEqual(before);
}

/** Keeps the map in a new account, which needs an address and the code that is emailed to it. */
async function keepMap(page: Page, webUrl: string, acts: ActCounter): Promise<void> {
  const email = newEmail();
  const invitation = page.getByRole("region", { name: "Keep this map, free" });
  await acts.act(() => invitation.getByLabel("Email").fill(email));
  await acts.act(() => invitation.getByRole("button", { name: "Email me a code" }).click());
  await expectNoViolations(page);
  const code = await readCode(page.request, webUrl, email);
  await acts.act(() => invitation.getByLabel("Verification code").fill(code));
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
  await expect(page.getByRole("button", { name: "Texas: 1 photo" })).toBeVisible();
  await expectSaved(page);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a stranger has a photo in a state after three acts, and keeps the map after six", async ({
      page,
      webUrl,
    }) => {
      const acts = new ActCounter();
      await addFirstPhoto(page, webUrl, acts);
      expect(acts.count).toBeLessThanOrEqual(MAX_ACTS_TO_PHOTO);
      await keepMap(page, webUrl, acts);
      expect(acts.count).toBeLessThanOrEqual(MAX_ACTS_TO_ACCOUNT);
    });
  });
}

test("the home page opens the choice of maps", async ({ page, webUrl }) => {
  await page.goto(webUrl);
  await page.getByRole("link", { name: "Choose a map" }).click();
  await expect(page.getByRole("dialog", { name: "Create a Project" })).toBeVisible();
});
