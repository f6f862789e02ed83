import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/session.ts";

/** Collects script and hydration errors, and errors in the console. */
function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

test("pages with an island hydrate without an error, and without the application", async ({
  page,
  webUrl,
}) => {
  const errors = collectErrors(page);
  const entries: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/entry.client-")) entries.push(page.url());
  });
  const open = async (path: string) => {
    await page.goto(webUrl + path);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  };
  for (const state of ["login", "register", "verify", "forgot-password", "reset-password"]) {
    await open(`/account/${state}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await open("/account/login?notice=deleted");
  await expect(page.getByRole("status").filter({ hasText: "is deleted" })).toBeVisible();
  await open("/product/framed-50-states-photo-map?Frame=Walnut");
  await expect(page.locator("input[value=Walnut]")).toBeChecked();
  await open("/product/grommet-kit");
  await page.getByRole("button", { name: "Add to cart" }).click();
  // The header is not part of the island.
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  // The server's answer may arrive later, but the page is not left before it.
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await waitUntilHydrated(page);
  await page.getByLabel("A note for us").fill("Ring twice");
  await page.getByRole("link", { name: "Shop" }).first().click();
  await expect(page).toHaveURL(/\/shop$/);
  await open("/cart?payment=canceled");
  await expect(page.getByText("Nothing was charged")).toBeVisible();
  await expect(page.getByLabel("A note for us")).toHaveValue("Ring twice");
  expect(errors).toEqual([]);
  expect(entries).toEqual([]);
});

test("account forms switch without a page load, and keep the typed email in the history", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/create`);
  await page.getByRole("link", { name: "Create an account or log in" }).click();
  await expect(page).toHaveTitle(/^Create an Account/);
  await page.reload();
  const errors = collectErrors(page);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveTitle(/^Log In/);
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await expect(page.locator("body")).toHaveAttribute("data-same", "");
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/register/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an Account");
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an Account");
  // The history has an entry of the application from before the reload.
  await page.goBack();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByLabel("Email")).toHaveCount(0);
  expect(errors).toEqual([]);
});
