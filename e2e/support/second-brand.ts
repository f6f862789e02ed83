import type { Page } from "@playwright/test";
import { expect, requireWebUrl } from "./session.ts";

export const SECOND_BRAND = {
  name: "The Big Loop",
  /** The host in titles and addresses for search engines. */
  host: "thebigloop.example",
  sender: "hello@thebigloop.example",
  accent: "#A99BF5",
} as const;

/** Matches the first brand's name, hosts and email addresses. */
export const FIRST_BRAND = /photomap/i;

export function requireSecondBrandUrl(): string {
  const url = process.env["SECOND_BRAND_URL"];
  if (url === undefined) throw new Error("The product is not running");
  return url;
}

/** Expects the second brand's host, title, color, texts and links on the page. */
export async function expectSecondBrand(page: Page, heading?: string): Promise<void> {
  if (heading !== undefined) {
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  }
  const host = new URL(requireSecondBrandUrl()).host;
  expect(new URL(page.url()).host).toBe(host);
  await expect(page).toHaveTitle(/(^The Big Loop| \| thebigloop\.example)$/);
  const facts = await page.evaluate(() => {
    const attributes = ["alt", "aria-label", "content", "placeholder", "title"] as const;
    const named = document.querySelectorAll(attributes.map((name) => `[${name}]`).join());
    return {
      accent: getComputedStyle(document.body).getPropertyValue("--accent").trim(),
      text: document.body.innerText,
      names: [...named].flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? "")),
      links: [...document.querySelectorAll("a")].map(({ href }) => href),
    };
  });
  expect(facts.accent.toUpperCase()).toBe(SECOND_BRAND.accent);
  expect(facts.text).not.toMatch(FIRST_BRAND);
  expect(facts.names.filter((name) => FIRST_BRAND.test(name))).toEqual([]);
  const first = new URL(requireWebUrl()).host;
  expect(facts.links.filter((href) => URL.parse(href)?.host === first)).toEqual([]);
  expect(facts.links.filter((href) => FIRST_BRAND.test(URL.parse(href)?.host ?? ""))).toEqual([]);
}

/** Expects the second brand and its logo, on a page with a header. */
export async function expectSecondBrandPage(page: Page, heading: string): Promise<void> {
  const home = page.getByRole("banner").getByRole("link", { name: `${SECOND_BRAND.name}, home` });
  await expect(home).toBeVisible();
  await expectSecondBrand(page, heading);
}
