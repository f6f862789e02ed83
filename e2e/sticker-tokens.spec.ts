import type { Page } from "@playwright/test";
import { readTokenLink } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { newEmail } from "./support/sign-up.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

/** A pack of 5 tokens, without an account; ends on the page after the payment. */
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

test("a guest buys tokens, and one other person redeems the code of the mail", async ({
  page,
  browser,
  webUrl,
}) => {
  const email = newEmail();
  await buyTokens(page, webUrl, email);
  await expect(page.getByText(`We have mailed your code for 5 tokens to ${email}.`)).toBeVisible();
  await expectNoViolationsInColors(page);
  const link = await readTokenLink(page.request, webUrl, email);

  const friend = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await friend.goto(link);
  await friend.getByRole("button", { name: "Redeem" }).click();
  await expect(friend.getByText("5 tokens added!")).toBeVisible();
  await friend.goto(`${webUrl}/account/sticker-tokens`);
  await expect(friend.getByText("Tokens redeemed")).toBeVisible();

  const stranger = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await stranger.goto(link);
  await stranger.getByRole("button", { name: "Redeem" }).click();
  await expect(
    stranger.getByText("This code does not exist or was redeemed already."),
  ).toBeVisible();
});
