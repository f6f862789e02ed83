import type { Page } from "@playwright/test";
import { checkOut, fillAddress } from "./support/check-out.ts";
import { dropPhotos } from "./support/drop-photo.ts";
import { waitUntilHydrated } from "./support/hydration.ts";
import { readCode } from "./support/inbox.ts";
import { expectSoundLayout } from "./support/layout-problems.ts";
import { makeJpeg } from "./support/project-state.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { newEmail, PASSWORD } from "./support/sign-up.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

const TRACKING_URL = "https://tools.usps.com/go/TrackConfirmAction?tLabels=9400";

/** Creates a guest's map with one photo, which the browser keeps. */
async function createMap(page: Page, webUrl: string): Promise<void> {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  const photo = await makeJpeg("colorado.jpg", 200);
  await dropPhotos(page.getByRole("button", { name: "Colorado: add a photo" }), [photo]);
  await expect(page.getByRole("button", { name: "Colorado: 1 photo" })).toBeVisible();
  await expect(page.getByText("Saved in this browser")).toBeVisible();
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
}

/** Signs up on the page after the payment, and ends on the new account's orders, with the map. */
async function signUp(page: Page, webUrl: string, email: string): Promise<void> {
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: `Create an account with ${email}` }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await page.getByRole("button", { name: "Create an Account" }).click();
  // The receipt comes before the code.
  const code = await readCode(page.request, webUrl, email, 2);
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Bring 1 map" }).click();
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
}

/** Asks the buyer to look at the map, for which the print waits. */
async function askAboutMap(staff: Page, webUrl: string, number: string): Promise<void> {
  await staff.goto(`${webUrl}/staff/orders/${number}`);
  const dialog = staff.getByRole("dialog", { name: "Ask the customer to look at the map" });
  await staff.getByRole("button", { name: "Ask the customer to look at the map" }).click();
  await dialog.getByLabel("Note for the customer (optional)").fill("Colorado is blurry.");
  await dialog.getByRole("button", { name: "Send email" }).click();
  await expect(staff.getByText(/^Waiting for the customer since /)).toBeVisible();
}

/** Selects the order in the list and downloads its packing slip. */
async function expectSlip(staff: Page, webUrl: string, number: string): Promise<void> {
  await staff.getByRole("checkbox", { name: `Select order #${number}` }).check();
  await expect(staff.getByText("1 order selected")).toBeVisible();
  const slips = staff.getByRole("link", { name: "Packing slips" });
  const path = await slips.getAttribute("href");
  const file = await staff.request.get(new URL(path ?? "", webUrl).href);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
}

/** Finds the order by the buyer's address, waits for the print file and ships everything. */
async function sendOrder(staff: Page, webUrl: string, { email, number }: Order): Promise<void> {
  await staff.goto(`${webUrl}/staff/orders`);
  await staff.getByRole("searchbox").fill(email);
  await expect(staff).toHaveURL(/search=/);
  await expectSlip(staff, webUrl, number);
  await staff.getByRole("link", { name: `#${number}` }).click();
  const prints = staff.getByRole("region", { name: "Print files" });
  await expect(prints.getByText("Ready")).toBeVisible({ timeout: 30_000 });
  const path = await prints.getByRole("link", { name: "Download" }).getAttribute("href");
  const file = await staff.request.get(new URL(path ?? "", webUrl).href);
  expect(file.status()).toBe(200);
  await expect(prints.getByText(/^The customer saw before paying: .*Colorado/)).toBeVisible();
  await expectNoViolationsInColors(staff);
  await staff.getByRole("button", { name: "Ship items" }).click();
  const dialog = staff.getByRole("dialog", { name: "Ship items" });
  await dialog.getByLabel("Carrier").selectOption("USPS");
  await dialog.getByLabel("Tracking number").fill("9400");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(dialog).toHaveCount(0);
}

interface Order {
  readonly email: string;
  readonly number: string;
}

test("a guest buys a map and accessories with a code, signs up and follows the order that staff ship", async ({
  page,
  browser,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  await createMap(page, webUrl);
  await page.goto(`${webUrl}/product/framed-50-states-photo-map`);
  await page.getByRole("radio", { name: "36 × 24 in" }).check();
  await expect(page.getByRole("region", { name: "Your map" })).toContainText("1 of 50 states");
  await addToCart(page);
  await expectNoViolationsInColors(page);
  for (const handle of ["grommet-kit", "hanging-kit"]) {
    await page.goto(`${webUrl}/product/${handle}`);
    await addToCart(page);
  }
  await page.getByRole("link", { name: "View cart" }).click();
  const problems = page.getByRole("region", { name: "2 things to look at first" });
  await expect(problems.getByText("49 states have no photo yet")).toBeVisible();
  await expect(problems.getByRole("link", { name: "Colorado" })).toHaveAttribute(
    "href",
    /\/p\/guest-.+\/CO$/,
  );
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Code WELCOME10")).toBeVisible();
  await expectNoViolationsInColors(page);

  const number = await checkOut(page, email);
  await signUp(page, webUrl, email);
  await expectNoViolationsInColors(page);
  await page.getByRole("link", { name: `Order #${number}` }).click();
  await expect(page.getByRole("heading", { name: "3 Items" })).toBeVisible();
  await expectNoViolationsInColors(page);
  await expectSoundLayout(page, "page", "order");
  await expect(page.getByText("Your map: 50 States")).toBeVisible();
  const steps = page.getByRole("list", { name: "Order progress" });
  await expect(steps.locator("[aria-current=step]")).toHaveText("In production");

  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await askAboutMap(staff, webUrl, number);
  await page.reload();
  const question = page.getByRole("region", { name: "One more look at “50 States”?" });
  await expect(question.getByText("Colorado is blurry.")).toBeVisible();
  await expectNoViolationsInColors(page);
  await question.getByRole("button", { name: "It's ready" }).click();
  await expect(page.getByText(/^Thank you\. We're printing “50 States”/)).toBeVisible();
  await sendOrder(staff, webUrl, { email, number });

  await page.reload();
  await expect(steps.locator("[aria-current=step]")).toHaveText("Shipped");
  const tracking = page.getByRole("link", { name: /^USPS 9400/ });
  await expect(tracking).toHaveAttribute("href", TRACKING_URL);

  await staff.getByRole("button", { name: "Mark as delivered (USPS 9400)" }).click();
  const confirmation = staff.getByRole("dialog", { name: "Mark as delivered?" });
  await confirmation.getByRole("button", { name: "Mark as delivered" }).click();
  await expect(staff.getByText(/^Delivered /)).toBeVisible();
  await page.reload();
  await expect(steps.locator("[aria-current=step]")).toHaveText("Delivered, done");
  await expect(page.getByText(/^Delivered on /)).toBeVisible();

  await page.getByRole("link", { name: "Framed 50 States Photo Map" }).click();
  await expect(page.getByRole("button", { name: "Colorado: 1 photo" })).toBeVisible();
});

test("a returning customer pays with two presses, to the address of the last order", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.goto(`${webUrl}/product/grommet-kit`);
  await page.getByRole("button", { name: "Buy now" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();

  await page.goto(`${webUrl}/product/grommet-kit`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("dialog", { name: "In your cart" });
  await expect(cart.getByText("Ships to Customer 12, 12 Oak Street, Grand Rapids")).toBeVisible();
  await expectNoViolationsInColors(page);
  await expectSoundLayout(page, "page", "cart drawer");
  await cart.getByRole("button", { name: "Pay now" }).click();
  await expect(
    page.getByText("Ships to Customer 12, 12 Oak Street, Grand Rapids, MI 49503"),
  ).toBeVisible();

  await page.goto(`${webUrl}/product/grommet-kit`);
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByText("Grand Rapids, MI 49503")).toBeVisible();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
});
