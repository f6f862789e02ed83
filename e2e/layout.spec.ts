import type { Locator, Page } from "@playwright/test";
import { dropPhotos } from "./support/drop-photo.ts";
import { expectSoundLayout, WINDOWS } from "./support/layout-problems.ts";
import { makeJpeg } from "./support/project-state.ts";
import { expect, test } from "./support/session.ts";

/** Creates a guest's project with a photo in Texas, and ends on its map. */
async function createFilledMap(page: Page, webUrl: string): Promise<string> {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  const photo = await makeJpeg("texas.jpg", 200);
  await dropPhotos(page.getByRole("button", { name: "Texas: add a photo" }), [photo]);
  await expect(page.getByRole("button", { name: "Texas: 1 photo" })).toBeVisible();
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  return page.url();
}

test("pages outside a project fit phones, landscape and zoomed windows", async ({
  page,
  webUrl,
}) => {
  for (const path of ["/", "/create", "/create?new=1", "/account/login", "/cart"]) {
    await page.goto(`${webUrl}${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectSoundLayout(page, "page", path);
  }
});

test("the editor fits phones, landscape and zoomed windows", async ({ page, webUrl }) => {
  const map = await createFilledMap(page, webUrl);
  await expectSoundLayout(page, "screen", "map");
  await page.getByRole("radio", { name: "List" }).check();
  await expectSoundLayout(page, "screen", "list");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSoundLayout(page, "screen", "settings");

  await page.goto(`${map}/TX`);
  const canvas = page.getByRole("application");
  await expect(canvas).toBeVisible();
  await expectSoundLayout(page, "screen", "opening");
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expectToolsBesideCanvas(page, canvas);
  }
  await page.getByRole("button", { name: "Gestures and keys" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSoundLayout(page, "screen", "gestures");

  await page.goto(`${map}/output`);
  await expect(page.getByRole("main").getByRole("link", { name: "Print at Home" })).toBeVisible();
  await expectSoundLayout(page, "screen", "print chooser");
  await page.goto(`${map}/output/download`);
  await expect(page.getByRole("button", { name: /^Download/ })).toBeVisible();
  await expectSoundLayout(page, "screen", "print at home");
});

/** Expects tools and photos beside the canvas; only in a large window do photos float over it. */
async function expectToolsBesideCanvas(page: Page, canvas: Locator): Promise<void> {
  await expect(async () => {
    const box = await canvas.boundingBox();
    const tools = await page.getByRole("complementary", { name: "Tools" }).boundingBox();
    const strip = await page.getByRole("list", { name: "Photos" }).boundingBox();
    if (box === null || tools === null || strip === null) throw new Error("It is not on the page");
    expect(Math.min(box.width, box.height)).toBeGreaterThan(240);
    const isBeside = (other: typeof box) =>
      other.x >= box.x + box.width - 1 || other.y >= box.y + box.height - 1;
    expect(isBeside(tools)).toBe(true);
    if (box.width < 1000) expect(isBeside(strip)).toBe(true);
  }).toPass();
}

test("a toast covers no control", async ({ page, webUrl }) => {
  await createFilledMap(page, webUrl);
  await page.goto(`${webUrl}/create`);
  await page.getByRole("link", { name: "50 States", exact: true }).click();
  await page.getByRole("button", { name: "How do you want to print your photos?" }).click();
  await page.getByRole("link", { name: /^Print at Home/ }).click();
  await page.getByRole("link", { name: "Back to map" }).click();
  await page.getByRole("button", { name: "Texas: 1 photo" }).press("Enter");
  const text = { name: "notes.txt", type: "text/plain", bytes: Buffer.from("no photo") };
  await dropPhotos(page.getByRole("application"), [text]);

  const close = page
    .getByRole("region", { name: "Notifications" })
    .getByRole("button", { name: "Close" });
  // The focus pauses the countdown.
  await close.focus();
  // The toast stays on the way back through the screens.
  for (const path of [/\/TX$/, /\/p\/[^/]+$/, /download$/, /\/p\/[^/]+$/, /create$/]) {
    await expect(page).toHaveURL(path);
    for (const size of WINDOWS.slice(0, 2)) {
      await page.setViewportSize(size);
      await expect(close).toBeInViewport();
      await expect
        .poll(() => page.evaluate(listCoveredControls), { message: `${path}` })
        .toEqual([]);
    }
    await page.goBack();
  }
});

/** Lists controls under the toast; runs in the page. */
function listCoveredControls(): string[] {
  const region = document.querySelector("section[aria-label=Notifications]");
  const toast = region?.getBoundingClientRect();
  if (!region || !toast) return ["no toast"];
  return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter((control) => !region.contains(control) && !control.hasAttribute("data-opening-id"))
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      return (
        width > 1 &&
        left < toast.right &&
        right > toast.left &&
        top < toast.bottom &&
        bottom > toast.top
      );
    })
    .map((control) => control.outerHTML.slice(0, 80));
}
