import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

function makePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: "#446688" } })
    .png()
    .toBuffer();
}

test("OPN-10 help opens and closes", async ({ page, webUrl }) => {
  await OpeningPage.open(page, webUrl);
  await tool(page, "Help").click();
  const help = page.getByRole("dialog", { name: "Placing a photo" });
  await expect(help).toContainText("Turn to the next 45 degrees");
  await help.getByRole("button", { name: "Done" }).click();
  await expect(help).toBeHidden();
});

test("OPN-11 the background takes a hex color, and has an eye-dropper only where the browser has one", async ({
  page,
  webUrl,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "EyeDropper");
  });
  let opening = await OpeningPage.open(page, webUrl);
  await tool(page, "Other color").click();
  await expect(page.getByLabel("Hex color")).toBeFocused();
  await expect(tool(page, "Pick from the screen")).toHaveCount(0);
  await page.getByLabel("Hex color").fill("#12zz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Six digits or letters from A to F")).toBeVisible();
  expect(await opening.edits()).toEqual([]);
  await page.getByLabel("Hex color").fill("ABC");
  const typed = await opening.oneEdit(() => page.keyboard.press("Enter"));
  expect(typed).toMatchObject({ type: "SET_OPENING", settings: { background: "#aabbcc" } });
  const sand = page.getByRole("radio", { name: "Sand" });
  expect((await opening.oneEdit(() => sand.check())).settings).toEqual({ background: "#e9d8b0" });

  await page.addInitScript(() => {
    class EyeDropper {
      open = async () => ({ sRGBHex: "#336699" });
    }
    Object.assign(window, { EyeDropper });
  });
  opening = await OpeningPage.open(page, webUrl);
  await tool(page, "Other color").click();
  const picked = await opening.oneEdit(() => tool(page, "Pick from the screen").click());
  expect(picked.settings).toEqual({ background: "#336699" });
  await tool(page, "Other color").click();
  const none = await opening.oneEdit(() => tool(page, "No color").click());
  expect(none.settings).toEqual({ background: null });
});

test("OPN-12 a photo can be flipped, layered, reset, and removed after a question", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  const across = await opening.place(() => tool(page, "Flip across").click());
  expect([across.flipX, across.flipY]).toEqual([true, false]);
  const down = await opening.place(() => tool(page, "Flip down").click());
  expect([down.flipX, down.flipY]).toEqual([true, true]);
  expect((await opening.place(() => tool(page, "Flip across").click())).flipX).toBe(false);
  const lower = await opening.oneEdit(() => tool(page, "Layer down").click());
  expect(lower).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-1", index: 0 });
  await opening.canvas.focus();
  await opening.press("D");
  const reset = await opening.place(() => tool(page, "Reset").click());
  expect(reset.x).toBeCloseTo(across.x, 6);
  await tool(page, "Remove").click();
  const question = page.getByRole("dialog", { name: "Remove this photo?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(opening.thumbs).toHaveCount(2);
  await tool(page, "Remove").click();
  const removed = await opening.oneEdit(() =>
    question.getByRole("button", { name: "Remove" }).click(),
  );
  expect(removed).toMatchObject({ type: "REMOVE_IMAGES", imageIds: ["sample-1"] });
});

test("OPN-13 depth goes one layer at a time and stops at both ends; a double click raises it", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, "photos=3");
  await opening.selectPhoto(0);
  await expect(tool(page, "Layer down")).toBeDisabled();
  expect((await opening.oneEdit(() => tool(page, "Layer up").click())).index).toBe(1);
  expect((await opening.oneEdit(() => tool(page, "Layer up").click())).index).toBe(2);
  await expect(tool(page, "Layer up")).toBeDisabled();
  expect((await opening.oneEdit(() => tool(page, "Layer down").click())).index).toBe(1);
  await expect(tool(page, "Layer down")).toBeEnabled();
  const raised = await opening.oneEdit(() => opening.thumbs.nth(0).dblclick());
  expect(raised).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-1", index: 1 });

  await opening.selectPhoto(0);
  const { x, y } = await opening.middle(opening.frame);
  const onCanvas = await opening.oneEdit(() => page.mouse.dblclick(x, y + 40));
  expect(onCanvas).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-0", index: 1 });
  await expect(opening.frame).toHaveAttribute("data-photo", "sample-0");
});

test("OPN-14 the zoom has its levels and ends", async ({ page, webUrl }) => {
  await OpeningPage.open(page, webUrl);
  const percent = page.getByRole("group", { name: "Zoom" }).locator("output");
  const levels = [100];
  while (await tool(page, "Zoom in").isEnabled()) {
    await tool(page, "Zoom in").click();
    await expect(percent).not.toHaveText(`${levels.at(-1)}%`);
    levels.push(Number.parseInt(await percent.innerText(), 10));
  }
  expect(levels).toEqual([100, 150, 200, 400]);
  levels.length = 0;
  while (await tool(page, "Zoom out").isEnabled()) {
    const before = await percent.innerText();
    await tool(page, "Zoom out").click();
    await expect(percent).not.toHaveText(before);
    levels.push(Number.parseInt(await percent.innerText(), 10));
  }
  expect(levels).toEqual([200, 150, 100, 75, 50, 25, 10, 2]);
  await expect(tool(page, "Zoom in")).toBeEnabled();
});

test("OPN-15 a photo says its resolution, its print size and its quality, while it is resized too", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  const panel = page.getByRole("region", { name: "Photo", exact: true });
  await expect(panel).toContainText("1598 × 2400 px");
  await expect(panel).toContainText("4.3 × 6.4 in · 308 × 463 pt");
  await expect(panel).toContainText("Great");
  const knob = await opening.middle(opening.handle(-1, -1));
  const middle = await opening.middle(opening.frame);
  await page.mouse.move(knob.x, knob.y);
  await page.mouse.down();
  await page.mouse.move(knob.x - (middle.x - knob.x) * 2, knob.y - (middle.y - knob.y) * 2, {
    steps: 5,
  });
  await expect(panel).toContainText("Not Great");
  expect(await opening.edits()).toEqual([]);
  await page.mouse.up();
});

test("OPN-16 an optional opening is Included or Not Included", async ({ page, webUrl }) => {
  const required = await OpeningPage.open(page, webUrl, "opening=CO");
  await expect(page.getByText("Not Included")).toHaveCount(0);
  expect(await required.edits()).toEqual([]);
  const opening = await OpeningPage.open(page, webUrl, "opening=DC");
  await expect(page.getByRole("radio", { name: "Included", exact: true })).toBeChecked();
  const out = await opening.oneEdit(() =>
    page.getByRole("radio", { name: "Not Included" }).check({ force: true }),
  );
  expect(out).toMatchObject({ type: "SET_OPENING", settings: { enabled: false } });
  const back = await opening.oneEdit(() =>
    page.getByRole("radio", { name: "Included", exact: true }).check({ force: true }),
  );
  expect(back.settings).toEqual({ enabled: true });
});

test("OPN-17 clicks and additions choose the active photo", async ({ page, webUrl }) => {
  const opening = await OpeningPage.open(page, webUrl);
  const pressed = page.getByRole("list", { name: "Photos" }).locator("[aria-pressed=true]");
  await opening.thumbs.nth(0).click();
  await expect(opening.frame).toHaveAttribute("data-photo", "sample-0");
  await opening.thumbs.nth(0).click();
  await expect(opening.frame).toHaveCount(0);

  const art = await opening.middle(opening.canvas);
  const onPhoto = { x: art.x + 20, y: art.y + 40 };
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveAttribute("data-photo", "sample-1");
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveCount(0);

  const bytes = await makePhoto();
  const added = await opening.oneEdit(() =>
    dropPhotos(opening.canvas, [{ name: "lake.png", type: "image/png", bytes }]),
  );
  expect(added.type).toBe("ADD_IMAGES");
  await expect(pressed).toHaveAccessibleName(/Photo 3, lake.png/);
  await opening.canvas.focus();
  await opening.oneEdit(() => page.keyboard.press("Backspace"));
  await expect(pressed).toHaveCount(0);
});

test("OPN-18 thumbnails change places by dragging and by keys, within bounds", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, "photos=3");
  const first = await opening.middle(opening.thumbs.nth(0));
  const dragged = await opening.oneEdit(() => opening.drag(first, { x: 900, y: 0 }));
  expect(dragged).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-0", index: 2 });
  await expect(opening.frame).toHaveCount(0);
  await opening.thumbs.nth(2).focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await opening.edits()).toHaveLength(1);
  const byKey = await opening.oneEdit(() => page.keyboard.press("Shift+ArrowLeft"));
  expect(byKey).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-0", index: 1 });
  await expect(opening.thumbs.nth(1)).toBeFocused();
});

test("photos are added by dropping and pasting anywhere on the editor", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, "photos=0");
  await expect(tool(page, "Add photos")).toBeVisible();
  const photo = { name: "lake.png", type: "image/png", bytes: await makePhoto() };
  await opening.oneEdit(() => dropPhotos(page.getByRole("banner"), [photo]));
  await expect(opening.thumbs).toHaveCount(1);
  const pasted = await opening.oneEdit(() =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext("2d");
      const blob = await canvas.convertToBlob({ type: "image/png" });
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([blob], "pasted.png", { type: "image/png" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }),
  );
  expect(pasted.type).toBe("ADD_IMAGES");
});

test("a viewer sees the photos and can change nothing", async ({ page, webUrl }) => {
  const opening = await OpeningPage.open(page, webUrl, "readonly");
  await opening.thumbs.nth(1).click();
  await expect(page.getByRole("region", { name: "Photo", exact: true })).toContainText("Great");
  await expect(opening.frame).toHaveCount(0);
  await expect(tool(page, "Add")).toHaveCount(0);
  await expect(tool(page, "Remove")).toHaveCount(0);
  await opening.canvas.focus();
  for (const key of ["d", "Backspace", " "]) await page.keyboard.press(key);
  const middle = await opening.middle(opening.canvas);
  await opening.drag({ x: middle.x + 20, y: middle.y + 40 }, { x: 50, y: 20 });
  await opening.thumbs.nth(0).dblclick();
  expect(await opening.edits()).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`has no accessibility violations at ${width} px`, async ({ page, webUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ["", "photos=0", "photos=6&uploads", "opening=DC", "readonly"]) {
      const opening = await OpeningPage.open(page, webUrl, query);
      if (query === "") await opening.selectPhoto(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
      );
      expect(found, query).toEqual([]);
    }
  });
}
