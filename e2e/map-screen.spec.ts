import { createMap, expectSaved, fillOpenings } from "./support/project-page.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

test("OPN-01 the full map has a top bar, the project's navigation, and zooms from 1x to 20x", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  await expect(page.getByRole("banner").getByRole("textbox", { name: "Map Name" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Project" });
  await expect(navigation.getByRole("link", { name: "Edit" })).toBeVisible();
  const percent = page.getByRole("group", { name: "Zoom" }).getByRole("status");
  const [closer, away] = ["Zoom in", "Zoom out"].map((name) => page.getByRole("button", { name }));
  await expect(percent).toHaveText("100%");
  await expect(away ?? percent).toBeDisabled();
  await page.getByRole("button", { name: /^Kansas:/ }).focus();
  for (let i = 0; i < 10; i += 1) await page.keyboard.press("+");
  await expect(percent).toHaveText("2000%");
  await expect(closer ?? percent).toBeDisabled();
  await page.keyboard.press("0");
  await expect(percent).toHaveText("100%");
});

test("help opens beside the map by keyboard, stays open in an opening, and returns the focus", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  const button = page.getByRole("button", { name: "Help", exact: true });
  const panel = page.getByRole("complementary", { name: "Help" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Your map", exact: true })).toBeFocused();
  await expectNoViolationsInColors(page);
  await panel.getByRole("link", { name: "Undo and redo" }).first().click();
  await expect(panel.getByRole("heading", { name: "Undo and redo" })).toBeFocused();

  // The screen beside the panel stays usable.
  await page.getByRole("button", { name: /^Kansas:/ }).press("Shift+Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Kansas/ })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Undo and redo" })).toBeVisible();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: /^Place a photo/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await button.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Help" });
  await expect(sheet.getByRole("heading", { name: /^Place a photo/ })).toBeFocused();
  await expectNoViolationsInColors(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("PRJ-17 every map uses the name of its region type", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  for (const [design, one, many] of [
    ["50-states-36x24", "state", "states"],
    ["us-tx-36x36", "county", "counties"],
    ["europe-36x24", "country", "countries"],
  ] as const) {
    await createMap(page, webUrl, design);
    const progress = page.getByRole("progressbar", { name: "Progress" });
    await expect(progress).toHaveAttribute("aria-valuetext", new RegExp(`^0 of \\d+ ${many}$`));
    await expect(page.getByRole("group", { name: new RegExp(`: ${many}$`) })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Print" }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(`Click any ${one} to add some photos before printing.`),
    ).toBeVisible();
    await page.goto(`${page.url()}/output`);
    await expect(page.getByText(`Add a photo to at least one ${one} first.`)).toBeVisible();
  }
});

/** Windows in which the map is large and small. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test("the initial preview has the place of the map until the scripts have loaded, for viewers with access", async ({
  browser,
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  await fillOpenings(page, "Colorado");
  await expectSaved(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Adventure is Out There!" })).toBeVisible();
  const preview = page.getByRole("status").locator("img");
  await expect
    .poll(() => preview.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(640);
  const before: Awaited<ReturnType<typeof preview.boundingBox>>[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    before.push(await preview.boundingBox());
  }

  letThrough();
  const board = page.locator('[data-picture="complete"]');
  await board.waitFor({ state: "attached" });
  await expect(board.locator("img")).toHaveCount(0);
  for (const [index, viewport] of VIEWPORTS.entries()) {
    await page.setViewportSize(viewport);
    await expect(async () => {
      const after = await board.boundingBox();
      for (const side of ["x", "y", "width", "height"] as const) {
        expect(Math.abs((before[index]?.[side] ?? 0) - (after?.[side] ?? 99))).toBeLessThan(2);
      }
    }).toPass();
  }

  const opening = await page.request.get(`${page.url()}/CO`);
  expect(await opening.text()).not.toContain("/previews/");
  const stranger = await browser.newContext();
  const seen = await stranger.request.get(page.url());
  expect(await seen.text()).not.toContain("/previews/");
  expect(seen.headers()["cache-control"]).toBe("private, no-cache");
  await stranger.close();
});
