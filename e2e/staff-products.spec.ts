import { fileURLToPath } from "node:url";
import { expect, test } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

const PICTURE = fileURLToPath(new URL("../catalog/backgrounds/oak-512.jpg", import.meta.url));

test("an administrator creates a product with a picture, and a visitor puts it into the cart", async ({
  browser,
  page,
  webUrl,
}) => {
  const name = `Oak sample ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await signInAsStaff(browser, "ADMIN");
  await admin.goto(`${webUrl}/staff/products`);
  await admin.getByRole("button", { name: "New product" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Title, shown to customers").fill(name);
  await dialog.getByLabel("Choice (optional)").fill("Size");
  await dialog.getByLabel("Values (optional)").fill("Small, Large");
  await dialog.getByLabel("SKU").fill(name.replaceAll(" ", "-"));
  await dialog.getByLabel("Price in USD").fill("4.50");
  await expectNoViolationsInColors(admin);
  await dialog.getByRole("button", { name: "Create product" }).click();
  await expect(admin.getByRole("heading", { name })).toBeVisible();

  await admin.getByLabel("Picture", { exact: true }).setInputFiles(PICTURE);
  await admin.getByLabel("Description for people who can't see it").fill("A piece of oak");
  await admin.getByRole("button", { name: "Add picture" }).click();
  await expect(admin.getByRole("img", { name: "A piece of oak" })).toBeVisible();
  await expectNoViolationsInColors(admin);
  await admin.getByRole("switch", { name: "Show in the shop" }).click();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  const address = await admin.getByRole("link", { name: "Product page" }).getAttribute("href");

  await page.goto(`${webUrl}${address}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("img", { name: "A piece of oak" }).first()).toBeVisible();
  await page.getByText("Large", { exact: true }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await page.goto(`${webUrl}/cart`);
  await expect(page.getByText(name)).toBeVisible();
});
