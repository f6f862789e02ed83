import type { Page } from "@playwright/test";
import { type HelpPicture, OWNER, openMap } from "./studio.ts";

const MAP = "Our fifty states";

function openPage(path: string): HelpPicture["open"] {
  return async (page: Page, webUrl: string) => {
    await page.goto(`${webUrl}${path}`);
    return [page.getByRole("main")];
  };
}

function openOutput(path: string): HelpPicture["open"] {
  return async (page: Page, webUrl: string) => {
    await page.goto(`${await openMap(page, webUrl, MAP)}/output${path}`);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    return [page.getByRole("main")];
  };
}

/** Pictures of printing, stickers, orders and the account. */
export const ORDER_PICTURES: readonly HelpPicture[] = [
  {
    name: "print-chooser",
    email: OWNER,
    viewport: { width: 1200, height: 660 },
    open: openOutput(""),
    paddingPx: 0,
  },
  { name: "print-at-home", email: OWNER, open: openOutput("/download"), paddingPx: 0 },
  {
    name: "print-options",
    email: OWNER,
    viewport: { width: 1200, height: 1000 },
    open: async (page, webUrl) => {
      await openOutput("/download")(page, webUrl);
      const files = page.getByRole("heading", { name: "Files" });
      return [
        files,
        page.getByText("Names beside the outlines"),
        page.getByRole("heading", { name: "Options" }),
      ];
    },
    paddingPx: 24,
  },
  { name: "order-stickers", email: OWNER, open: openOutput("/stickers"), paddingPx: 0 },
  {
    name: "cart",
    email: OWNER,
    viewport: { width: 1200, height: 900 },
    open: openPage("/cart"),
    paddingPx: 0,
  },
  {
    name: "checkout",
    email: OWNER,
    viewport: { width: 1200, height: 900 },
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/cart`);
      await page.getByRole("button", { name: "CHECKOUT" }).click();
      await page.getByRole("button", { name: "Continue to payment" }).waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  { name: "orders", email: OWNER, open: openPage("/account/orders"), paddingPx: 0 },
  {
    name: "order-details",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/account/orders`);
      await page.getByRole("main").locator('a[href^="/account/orders/"]').first().click();
      await page.waitForURL(/orders\/\d+/);
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  { name: "account", email: OWNER, open: openPage("/account/general"), paddingPx: 0 },
  { name: "sticker-tokens", email: OWNER, open: openPage("/account/sticker-tokens"), paddingPx: 0 },
  { name: "redeem-a-code", email: OWNER, open: openPage("/redeem"), paddingPx: 0 },
  { name: "contact", open: openPage("/contact"), paddingPx: 0 },
];
