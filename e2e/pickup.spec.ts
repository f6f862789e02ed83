import type { Browser, Page } from "@playwright/test";
import { expectSoundLayout } from "./support/layout-problems.ts";
import { fillOpenings } from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";
import {
  clearCachedProducts,
  listChainOrders,
  planChain,
  resetChain,
} from "./support/walgreens.ts";

const UNAVAILABLE = "Error communicating with Walgreens. Please try again in a few minutes.";
const OPTIONS = { outputType: "MATBOARD_WALL_MAP", outputScale: 1 };

test.afterEach(resetChain);

/** Creates a map in a mat with two photos and returns its id. */
async function createMatboard(page: Page, webUrl: string): Promise<string> {
  const options = encodeURIComponent(btoa(JSON.stringify(OPTIONS)));
  await page.goto(`${webUrl}/p/new/50-states-36x24?ies=${options}`);
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
  await fillOpenings(page, "Colorado", "Rhode Island");
  return page.url().slice(-6);
}

async function openPickup(browser: Browser, webUrl: string): Promise<Page> {
  const page = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  const fileId = await createMatboard(page, webUrl);
  await page.goto(`${webUrl}/p/${fileId}/output`);
  await page.getByRole("link", { name: /Pick Up at Walgreens/ }).click();
  return page;
}

/** Expects the focus on a step's title, and a sound step in every window and both color schemes. */
async function expectStep(page: Page, title: string, step: string): Promise<void> {
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  await expect(page.locator("[aria-current=step]")).toContainText(step);
  await expectNoViolationsInColors(page);
}

async function chooseStore(page: Page, zip: string): Promise<void> {
  await page.getByLabel("ZIP code").fill(zip);
  await page.getByRole("button", { name: "Find stores" }).click();
}

async function enterCustomer(page: Page, lastName: string): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Phone").fill("313-555-0123");
  await page.getByRole("button", { name: "Review your order" }).click();
}

/** Submits until a text is shown: a store's promise time also moves each quarter of an hour. */
async function submitUntil(page: Page, text: string | RegExp): Promise<void> {
  const confirm = page.getByRole("button", { name: "Confirm the new time" });
  const expected = page.getByText(text).first();
  await page.getByRole("button", { name: "Submit order" }).click();
  await expect(expected.or(confirm).first()).toBeVisible();
  if (await expected.isVisible()) return;
  await confirm.click();
  await page.getByRole("button", { name: "Submit order" }).click();
  await expect(expected).toBeVisible();
}

test("ERR-13 prints are ordered at a store although the chain fails at each step", async ({
  browser,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const lastName = `Park ${crypto.randomUUID().slice(0, 8)}`;
  // This one answers with an error, because five failed calls would pause all calls for a minute.
  await planChain("products", "err-4711");
  await clearCachedProducts();
  const page = await openPickup(browser, webUrl);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await resetChain();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Create your prints" })).toBeVisible();
  await expect(page.getByText("$0.40/print")).toBeVisible();
  await expectNoViolationsInColors(page);
  await expectSoundLayout(page, "screen", "create prints");
  await page.getByRole("button", { name: "Choose a store" }).click();
  await expectStep(page, "Select a store", "Select store");

  await planChain("stores", "http-500");
  await chooseStore(page, "30303");
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await resetChain();
  await page.getByRole("button", { name: "Try again" }).click();
  const store = page.getByRole("article").first();
  await expect(store).toContainText("Atlanta, GA 30303");
  await expect(page.getByRole("group", { name: "Stores on the map" })).toBeVisible();
  await expectNoViolationsInColors(page);
  await expectSoundLayout(page, "screen", "stores");
  await store.getByRole("button", { name: /^Pick up here/ }).click();

  await expectStep(page, "Who will pick up the prints?", "Your information");
  await expectSoundLayout(page, "screen", "your information");
  await enterCustomer(page, lastName);

  await expectStep(page, "Review your order", "Review order");
  await expect(page.getByText(/ready to send\.$/)).toBeVisible();
  await page.getByRole("checkbox").check();
  await expectSoundLayout(page, "screen", "review");

  await planChain("upload", "http-500");
  await submitUntil(page, "Error Submitting Order");
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await resetChain();

  await planChain("submit", "err-4711");
  await submitUntil(page, "Service is not available for this request");
  await resetChain();
  expect(await listChainOrders(lastName)).toEqual([]);

  await submitUntil(page, "Your order is placed");
  await expectStep(page, "Your order is placed", "Complete");
  await expectSoundLayout(page, "screen", "complete");
  expect(await listChainOrders(lastName)).toHaveLength(1);

  await page.reload();
  await expect(page.getByText("Order number")).toBeVisible();
  await expect(page.getByRole("button", { name: "Done" })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a later pickup time is confirmed, and an order that may have arrived is not sent again", async ({
    browser,
    webUrl,
  }) => {
    test.setTimeout(240_000);
    const page = await openPickup(browser, webUrl);
    const lastName = `Lee ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByRole("button", { name: "Choose a store" }).click();
    await chooseStore(page, "85004");
    await page.getByRole("article").first().getByRole("button").click();
    await enterCustomer(page, lastName);
    await page.getByRole("checkbox").check();

    const shown = await page
      .getByText(/^Pickup: /)
      .first()
      .textContent();
    await planChain("stores", "promise-time-later");
    await page.getByRole("button", { name: "Submit order" }).click();
    await expect(page.getByText("The pickup time has moved")).toBeVisible();
    await expect(page.getByText(shown ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit order" })).toBeDisabled();
    await expectNoViolationsInColors(page);
    await page.getByRole("button", { name: "Confirm the new time" }).click();

    await planChain("submit", "cut-after-effect");
    await submitUntil(page, /^We couldn't tell whether Walgreens got your order/);
    await expect(page.getByRole("button", { name: "Submit order" })).toHaveCount(0);
    expect(await listChainOrders(lastName)).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: "We're checking your order" })).toBeVisible();
    expect(await listChainOrders(lastName)).toHaveLength(1);
  });
});
