import type { Page } from "@playwright/test";
import { expect } from "./session.ts";
import { expectNoViolationsInColors } from "./violations.ts";

/** Fills in the shipping address of the checkout page. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Customer 12");
  await page.getByLabel("Street address").fill("12 Oak Street");
  await page.getByLabel("City").fill("Grand Rapids");
  await page.getByLabel("State").selectOption("MI");
  await page.getByLabel("ZIP code").fill("49503");
  await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
}

/** Checks out, from the cart to the page after the payment; returns the order's number. */
export async function checkOut(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "CHECKOUT" }).click();
  await page.getByLabel("Email").fill(email);
  await fillAddress(page);
  await expectNoViolationsInColors(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Full name").fill("Customer 12");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  await expectNoViolationsInColors(page);
  const text = await page.getByText(/Your order #\d+ is placed/).textContent();
  return /#(\d+)/.exec(text ?? "")?.[1] ?? "";
}
