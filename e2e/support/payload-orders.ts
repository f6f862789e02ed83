import { randomUUID } from "node:crypto";
import { packPayloads } from "@photomap/testing/script-payloads";
import type { BrowserContext, Page } from "@playwright/test";
import { expectPayloadsAsText } from "./script-watch.ts";
import { ALL_PAYLOADS, send } from "./send-payloads.ts";
import { expect, requireWebUrl } from "./session.ts";

/** Fills a cart with a gift note on each line, a note and a map name; returns its id. */
export async function fillCart(context: BrowserContext, email: string): Promise<string> {
  const { variants } = await send<{ variants: { id: string }[] }>(
    context,
    '{ storefrontGetProductByHandle(handle: "craft-knife") { variants { id } } }',
  );
  const lineItems = packPayloads(500, "\n").map((note) => ({
    variantId: variants[0]?.id,
    quantity: 1,
    customAttributes: [{ key: "Gift Note", value: note }],
  }));
  const { checkout } = await send<{ checkout: { id: string } }>(
    context,
    `mutation ($email: String, $lineItems: [CheckoutLineItemInput!]) {
      storefrontCheckoutCreate(email: $email, lineItems: $lineItems) { checkout { id } } }`,
    { email, lineItems },
  );
  await send(
    context,
    `mutation ($id: ID!, $input: CheckoutAttributesInput!) {
      UpdateCheckoutAttributes(checkoutId: $id, input: $input) { checkout { id } } }`,
    { id: checkout.id, input: { note: ALL_PAYLOADS, zip: "49503", email } },
  );
  return checkout.id;
}

/** Pays the cart with payloads as name and address; returns the order's number. */
export async function pay(page: Page, checkoutId: string): Promise<number> {
  const [name = "", street = "", city = ""] = packPayloads(200);
  await page.goto(`${requireWebUrl()}/checkout/${checkoutId}`);
  await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  await expectPayloadsAsText(page, 50);
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Street address").fill(street);
  await page.getByLabel("City").fill(city);
  await page.getByLabel("State").selectOption("MI");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  // The payer's own name and address.
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Address", { exact: true }).fill(street);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  const text = await page.getByText(/Your order #\d+ is placed/).textContent();
  return Number(/#(\d+)/.exec(text ?? "")?.[1]);
}

/** Marks one of the order's lines as shipped, with payloads as carrier and number. */
export async function sendOrder(staff: BrowserContext, number: number): Promise<void> {
  const order = await send<{ id: string; lines: { id: string }[] }>(
    staff,
    "query ($number: Int!) { staffOrder(number: $number) { id lines { id } } }",
    { number },
  );
  const fulfill = async (trackingUrl: string) => {
    const input = {
      orderId: order.id,
      requestId: randomUUID(),
      lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
      trackingCompany: packPayloads(60)[0],
      trackingNumber: packPayloads(80)[14],
      trackingUrl,
    };
    const { __typename } = await send<{ __typename: string }>(
      staff,
      "mutation ($input: StaffFulfillOrderInput!) { staffFulfillOrder(input: $input) { __typename } }",
      { input },
    );
    return __typename;
  };
  expect(await fulfill("javascript:xss(50)")).toBe("InvalidInput");
  expect(await fulfill('https://tracking.example/"onclick=xss(36)')).toBe("StaffOrderChanged");
}
