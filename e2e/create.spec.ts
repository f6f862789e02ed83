import type { Page } from "@playwright/test";
import { expect, signInToProjects, test, uniqueEmail } from "./support/session.ts";
import { expectTouchTargets } from "./support/touch-targets.ts";
import { expectNoViolations } from "./support/violations.ts";

const PROJECT_URL = /\/p\/[0-9A-Za-z]{6}$/;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Create a Project" });
const searchOf = (page: Page) => page.getByLabel("Search by a location name");
const mapsOf = (page: Page) => dialogOf(page).getByRole("listitem").getByRole("button");
const mapOf = (page: Page, name: string) => mapsOf(page).filter({ hasText: name });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Project" }).click();
  await expect(mapsOf(page).first()).toBeVisible();
}

async function expectAccessible(page: Page, step: string): Promise<void> {
  await expect(dialogOf(page)).toHaveCSS("opacity", "1");
  await expectNoViolations(page, step);
}

/** Queries the output type; the local stack accepts operations that are not persisted. */
async function outputTypeOf(page: Page): Promise<string> {
  const { href, pathname } = new URL(page.url());
  const id = pathname.split("/").at(-1);
  const answer = await page.request.post(new URL("/graphql", href).href, {
    headers: { "x-photomap-client": "test" },
    data: { query: `{ file(id: "${id}") { outputType } }` },
  });
  return (await answer.json()).data.file.outputType;
}

test("PRJ-11 PRJ-12 PRJ-14 PRJ-16 search, size, product, Back and Create lead to the project", async ({
  context,
  webUrl,
}) => {
  const page = await signInToProjects(context, webUrl, uniqueEmail());
  await openDialog(page);
  await expectAccessible(page, "maps");
  // Cities and ZIP codes are in separate files.
  for (const [query, first] of [
    ["chicago", "Illinois Counties"],
    ["48226", "Michigan Counties"],
    ["50 states", "50 States"],
  ] as const) {
    await searchOf(page).fill(query);
    await expect(mapsOf(page).first()).toContainText(first);
  }
  await mapOf(page, "50 States").click();
  await expect(page.getByRole("heading", { name: "Select your frame size" })).toBeVisible();
  await expectAccessible(page, "sizes");
  await mapOf(page, "24 × 16 in").click();
  const products = page.getByRole("group", { name: "What type of map are you filling?" });
  await expect(products.getByRole("radio")).toHaveCount(3);
  for (const name of ["Matboard Wall Map", "Wall Hanging Photo Map", "RV Photo Map"]) {
    await expect(products.getByLabel(name)).toBeVisible();
  }
  await expectAccessible(page, "products");

  await page.getByRole("button", { name: "Back" }).click();
  await expect(mapOf(page, "24 × 16 in")).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(mapOf(page, "50 States")).toBeFocused();

  await mapOf(page, "50 States").click();
  await mapOf(page, "24 × 16 in").click();
  await products.getByLabel("RV Photo Map").check();
  const usage = page.waitForResponse((response) => response.url().endsWith("/usage"));
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(PROJECT_URL);
  expect(await outputTypeOf(page)).toBe("VEHICLE_MAP");
  const counted = await usage;
  expect(counted.request().postDataJSON()).toEqual({
    name: "create-project",
    outputType: "VEHICLE_MAP",
  });
  expect(counted.status()).toBe(204);

  await page.goBack();
  await expect(page).toHaveURL(`${webUrl}/create`);
  await expect(dialogOf(page)).toBeHidden();
});

test("a project is created by keyboard alone", async ({ context, webUrl }) => {
  const page = await signInToProjects(context, webUrl, uniqueEmail());
  await page.getByRole("button", { name: "New Project" }).focus();
  await page.keyboard.press("Enter");
  await expect(searchOf(page)).toBeFocused();
  await expect(mapsOf(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(mapsOf(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(mapsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(mapsOf(page).nth(5)).toBeFocused();
  await page.keyboard.press("End");
  await expect(mapsOf(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(searchOf(page)).toBeFocused();
  await page.keyboard.type("germny");
  await expect(mapsOf(page).first()).toContainText("Germany");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /Wall Hanging Photo Map/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /Matboard Wall Map/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(PROJECT_URL);
  expect(await outputTypeOf(page)).toBe("MATBOARD_WALL_MAP");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the dialog fills the screen, and every control is at least 44 px", async ({
    context,
    webUrl,
  }) => {
    const page = await signInToProjects(context, webUrl, uniqueEmail());
    await openDialog(page);
    await expect
      .poll(() => dialogOf(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page, "maps");
    await searchOf(page).fill("50 states");
    await expectTouchTargets(dialogOf(page).getByRole("button"));
    await mapOf(page, "50 States").tap();
    await expect(page.getByRole("heading", { name: "Select your frame size" })).toBeVisible();
    await expectAccessible(page, "sizes");
    await mapOf(page, "36 × 24 in").tap();
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expectAccessible(page, "products");
    await expectTouchTargets(dialogOf(page).getByRole("button"));
    await expectTouchTargets(dialogOf(page).locator("label"));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(390);
  });
});

test("a double click and a reload create one project", async ({ context, webUrl }) => {
  const page = await signInToProjects(context, webUrl, uniqueEmail());
  await openDialog(page);
  await mapOf(page, "Germany").or(mapOf(page, "Europe")).first().click();
  await page.getByRole("button", { name: "Create", exact: true }).dblclick();
  await expect(page).toHaveURL(PROJECT_URL);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("article")).toHaveCount(1);

  // The project is created but the response is dropped: only a reload can find it.
  let sent = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("single-co")) return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto(`${webUrl}/p/new/single-co-20x16`);
  await expect(page.getByRole("alert").getByText("Network error.")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(PROJECT_URL);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("article")).toHaveCount(2);
});
