import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./support/hydration.ts";
import { readTokenLink } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { newEmail } from "./support/sign-up.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

/** Buys a pack of 5 tokens without an account, and ends on the page after the payment. */
async function buyTokens(page: Page, webUrl: string, email: string): Promise<void> {
  await page.goto(`${webUrl}/product/sticker-tokens`);
  await page.getByRole("radio", { name: "5", exact: true }).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await page.getByRole("button", { name: "CHECKOUT" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Full name").fill("Customer 12");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
}

test("a guest buys tokens, and one other person redeems the emailed code", async ({
  page,
  browser,
  webUrl,
}) => {
  const email = newEmail();
  await buyTokens(page, webUrl, email);
  await expect(page.getByText(`We've emailed your code for 5 tokens to ${email}.`)).toBeVisible();
  await expectNoViolationsInColors(page);
  const link = await readTokenLink(page.request, webUrl, email);

  const friend = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await friend.goto(link);
  await friend.getByRole("button", { name: "Redeem" }).click();
  await expect(friend.getByText("5 tokens added!")).toBeFocused();
  await expectNoViolationsInColors(friend);
  await friend.goto(`${webUrl}/account/sticker-tokens`);
  await expect(friend.getByText("Tokens redeemed")).toBeVisible();
  await expectNoViolationsInColors(friend);

  const stranger = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await stranger.goto(link);
  await stranger.getByRole("button", { name: "Redeem" }).click();
  await expect(
    stranger.getByText("This code doesn't exist or has already been redeemed."),
  ).toBeVisible();
});

test("an administrator opens a promotion, and an approved entry gets its tokens", async ({
  browser,
  webUrl,
}) => {
  const staff = await signInAsStaff(browser, "ADMIN");
  const title = `Trips ${crypto.randomUUID().slice(0, 8)}`;
  await staff.goto(`${webUrl}/staff/promotions`);
  await waitUntilHydrated(staff);
  await staff.getByRole("button", { name: "New promotion" }).click();
  await staff.getByLabel("Title, shown to customers").fill(title);
  const address = await staff.getByLabel("Page address").inputValue();
  await staff.getByLabel("Places").fill("3");
  await staff.getByLabel("Tokens per entry").fill("1.5");
  await staff.getByRole("button", { name: "Save" }).click();
  await expect(staff.getByRole("link", { name: title })).toBeVisible();

  const customer = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await customer.goto(`${webUrl}/promotions/${address}`);
  await waitUntilHydrated(customer);
  await expect(customer.getByText("3 of 3 places are left.")).toBeVisible();
  await expectNoViolationsInColors(customer);
  await customer.getByLabel("Your entry").fill("Forty states in one summer");
  await customer.getByRole("button", { name: "Enter" }).click();
  // Before it is sent, the text is only in the field.
  await expect(
    customer.getByRole("heading", { name: "Your entry is awaiting approval" }),
  ).toBeVisible();
  await expect(customer.getByText("Forty states in one summer")).toBeVisible();

  await staff.getByRole("link", { name: title }).click();
  await expect(staff.getByText("Forty states in one summer")).toBeVisible();
  await expectNoViolationsInColors(staff);
  await staff.getByRole("button", { name: "Approve" }).click();
  await expect(staff.getByText(/^Approved .+ by /)).toBeVisible();

  await customer.reload();
  await expect(customer.getByText("1.5 tokens were added")).toBeVisible();
  await customer.goto(`${webUrl}/account/sticker-tokens`);
  await expect(customer.getByRole("cell", { name: "Free tokens" })).toBeVisible();
});
