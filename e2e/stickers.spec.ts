import type { Page } from "@playwright/test";
import { checkOut } from "./support/check-out.ts";
import { waitUntilHydrated } from "./support/hydration.ts";
import { expectSoundLayout } from "./support/layout-problems.ts";
import { createMap, FIFTY, fillOpenings, rename } from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";
import { createVoucher } from "./support/vouchers.ts";

async function redeem(page: Page, webUrl: string, tokens: number): Promise<void> {
  await page.goto(`${webUrl}/redeem`);
  await page.getByRole("textbox").fill(await createVoucher(tokens));
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect(page.getByText(`${tokens} tokens added!`)).toBeVisible();
}

/** Orders stickers from the printing methods to the cart; tokens pay for the largest. */
async function orderStickers(page: Page, webUrl: string, fileId: string): Promise<void> {
  await page.goto(`${webUrl}/p/${fileId}/output`);
  await page.getByRole("link", { name: /Order Stickers/ }).click();
  await expect(page).toHaveURL(/\/output\/stickers$/);
  const add = page.getByRole("button", { name: /^Add \d+ to cart$/ });
  await expect(add).toBeDisabled();
  await page.getByRole("button", { name: "Select all (4)" }).click();
  await expect(page.getByRole("spinbutton", { name: "Stickers of Texas" })).toHaveValue("1");
  await expect(page.getByText("They pay for 2 stickers; 2 are paid with money.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Colorado/ })).toBeVisible();
  await expectNoViolationsInColors(page);
  await expectSoundLayout(page, "page", "stickers");
  await add.dblclick();
  await expect(page).toHaveURL(/\/cart$/);
}

/** Lays out the map's stickers, opens the print file, and ships them. */
async function printAndShip(staff: Page, webUrl: string, mapName: string): Promise<void> {
  await staff.goto(`${webUrl}/staff/stickers`);
  await waitUntilHydrated(staff);
  const group = staff.getByRole("region", { name: mapName });
  await expect(group.getByText("4 stickers chosen")).toBeVisible();
  await group.getByRole("button", { name: "Lay out sheets" }).click();
  const download = staff.getByRole("link", { name: "Download PDF" });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expect(staff.getByRole("region", { name: "Laid-out sheets" })).toBeVisible();
  const path = await download.getAttribute("href");
  const file = await staff.request.get(new URL(path ?? "", webUrl).href);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await expectNoViolationsInColors(staff);
  await staff.getByRole("button", { name: "Mark as shipped" }).click();
  const dialog = staff.getByRole("dialog", { name: "Mark as shipped" });
  await dialog.getByLabel("Carrier (optional)").selectOption("USPS");
  await dialog.getByLabel("Tracking number (optional)").fill("9400");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(staff.getByText("Shipped", { exact: true })).toBeVisible();
}

test("STK-01 STK-04 STK-07 PRN-03 a family pays stickers half with tokens and half with money, and staff print and ship them", async ({
  browser,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const email = uniqueEmail();
  const page = await signIn(await browser.newContext(), webUrl, email);
  await redeem(page, webUrl, 3);
  const fileId = await createMap(page, webUrl, FIFTY);
  const mapName = `Trips ${crypto.randomUUID().slice(0, 8)}`;
  await rename(page, mapName);
  await fillOpenings(page, "Texas", "Colorado", "Utah", "Rhode Island");
  await orderStickers(page, webUrl, fileId);

  const group = page.getByRole("region", { name: "Stickers" });
  await expect(group.getByText("$3.75 + 3 tokens")).toBeVisible();
  await expect(group.getByRole("img", { name: "Sticker of Texas" })).toBeVisible();
  await expectNoViolationsInColors(page);
  const number = await checkOut(page, email);
  await page.goto(`${webUrl}/account/sticker-tokens`);
  await expect(page.getByRole("cell", { name: "Sticker order" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Balance" })).toContainText(/You have\s*0/);

  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await printAndShip(staff, webUrl, mapName);

  await page.goto(`${webUrl}/account/orders/${number}`);
  const steps = page.getByRole("list", { name: "Order progress" });
  await expect(steps.locator("[aria-current=step]")).toHaveText("Shipped");
  await expect(page.getByRole("img", { name: "Sticker of Texas" })).toBeVisible();
  await expectNoViolationsInColors(page);
});
