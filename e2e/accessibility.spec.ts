import type { Page } from "@playwright/test";
import {
  createProject,
  expect,
  signIn,
  signInToProjects,
  test,
  uniqueEmail,
} from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolations, expectNoViolationsInColors } from "./support/violations.ts";
import { createVoucher } from "./support/vouchers.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `at ${size.width} px`);
  }
}

for (const path of ["/account/login", "/cart", "/dev/components"]) {
  test(`${path} has no accessibility violations`, async ({ page, webUrl }) => {
    await page.goto(`${webUrl}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test("account pages have no accessibility violations", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  for (const path of ["general", "orders"]) {
    await page.goto(`${webUrl}/account/${path}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Your Account" })).toBeVisible();
    await expectAccessible(page);
  }
});

test("the pages of sticker tokens have no accessibility violations", async ({
  context,
  webUrl,
}) => {
  const [page, code] = await Promise.all([
    signIn(context, webUrl, uniqueEmail()),
    createVoucher(2.5),
  ]);
  await page.goto(`${webUrl}/redeem?code=${code}`);
  await expectAccessible(page);
  await expectNoViolationsInColors(page);
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect(page.getByText("2.5 tokens added!")).toBeFocused();
  await expectNoViolationsInColors(page);
  await page.getByRole("main").getByRole("link", { name: "Your tokens" }).click();
  await expect(page.getByRole("cell", { name: "+2.5" })).toBeVisible();
  await expectAccessible(page);
  await expectNoViolationsInColors(page);
  await page.getByRole("link", { name: "Sticker Token FAQ" }).click();
  await expect(page.getByRole("heading", { name: "What is a sticker token?" })).toBeVisible();
  await expectNoViolationsInColors(page);
});

test("the pages of the shop have no accessibility violations", async ({ page, webUrl }) => {
  for (const path of ["/shop", "/shop/parts-and-accessories", "/shop?q=zebra"]) {
    await page.goto(`${webUrl}${path}`);
    await expectNoViolationsInColors(page);
  }
});

const STAFF_PAGES = [
  "Dashboard",
  "Orders",
  "Customers",
  "Products",
  "Discounts",
  "Promotions",
  "Vouchers",
  "Audit log",
];

test("staff pages have no accessibility violations", async ({ browser, webUrl }) => {
  const page = await signInAsStaff(browser, "ADMIN");
  await page.goto(`${webUrl}/staff/products?search=grommet%20kit`);
  // Both brands sell it.
  await page.getByRole("link", { name: "Grommet Kit" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Grommet Kit" })).toBeVisible();
  await expectNoViolationsInColors(page);
  const links = page.getByRole("navigation", { name: "Staff" });
  for (const name of STAFF_PAGES) {
    await links.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectNoViolationsInColors(page);
  }
});

test("finder, editor and print screen have no accessibility violations", async ({
  context,
  webUrl,
}) => {
  const page = await signInToProjects(context, webUrl, uniqueEmail());
  await expectAccessible(page);
  await createProject(page);
  await expect(page.getByRole("button", { name: "Colorado: add a photo" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${page.url()}/output/download`);
  await expect(page.getByText("Nothing to print yet")).toBeVisible();
  await expectAccessible(page);
});

test("PRJ-18 a project that cannot be loaded shows the error", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.route("**/graphql", (route) => route.fulfill({ status: 500 }));
  await page.goto(`${webUrl}/p/abcdef`);
  await expect(page.getByRole("alert").getByText("Uh oh!")).toBeVisible();
  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").getByText("No connection")).toBeVisible();
});

test("PRJ-18 a project shows its progress while it loads", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(`${webUrl}/p/abcdef`, { waitUntil: "commit" });
  await expect(page.getByText("Adventure is Out There!")).toBeVisible();
  await expect(
    page.getByText("It may take a moment for our servers to find it though."),
  ).toBeVisible();
  release();
  await expect(page.getByText("We could not find this project")).toBeVisible();
});
