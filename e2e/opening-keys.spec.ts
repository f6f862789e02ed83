import { OpeningPage } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";

test("OPN-21 left and right turn by a degree, by a tenth with Alt, to the next 45 with Shift", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  expect((await opening.press("ArrowRight")).rotation).toBe(1);
  expect((await opening.press("ArrowRight")).rotation).toBe(2);
  expect((await opening.press("ArrowLeft")).rotation).toBe(1);
  expect((await opening.press("Alt+ArrowRight")).rotation).toBe(1.1);
  expect((await opening.press("Alt+ArrowLeft")).rotation).toBe(1);
  expect((await opening.press("Shift+ArrowRight")).rotation).toBe(45);
  expect((await opening.press("Shift+ArrowRight")).rotation).toBe(90);
  expect((await opening.press("Shift+ArrowLeft")).rotation).toBe(45);
  expect((await opening.press("Shift+ArrowLeft")).rotation).toBe(0);
  expect((await opening.press("ArrowLeft")).rotation).toBe(359);
  await expect(
    page.getByRole("status").filter({ hasText: "Turned to minus 1 degrees." }),
  ).toBeAttached();
});

test("OPN-22 letters move by 3 and 30, up and down scale by 2% and 20% and back", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  const start = await opening.press("d");
  expect((await opening.press("d")).x).toBeCloseTo(start.x + 3, 6);
  expect((await opening.press("a")).x).toBeCloseTo(start.x, 6);
  expect((await opening.press("s")).y).toBeCloseTo(start.y + 3, 6);
  expect((await opening.press("w")).y).toBeCloseTo(start.y, 6);
  expect((await opening.press("D")).x).toBeCloseTo(start.x + 30, 6);
  expect((await opening.press("A")).x).toBeCloseTo(start.x, 6);
  expect((await opening.press("S")).y).toBeCloseTo(start.y + 30, 6);
  expect((await opening.press("W")).y).toBeCloseTo(start.y, 6);
  expect((await opening.press("ArrowUp")).width).toBeCloseTo(start.width * 1.02, 6);
  const back = await opening.press("ArrowDown");
  expect(back.width).toBeCloseTo(start.width, 6);
  expect(back.x).toBeCloseTo(start.x, 6);
  expect((await opening.press("Shift+ArrowUp")).height).toBeCloseTo(start.height * 1.2, 6);
  expect((await opening.press("Shift+ArrowDown")).height).toBeCloseTo(start.height, 6);
  expect((await opening.press("ArrowDown")).width).toBeCloseTo(start.width * (1 - 1 / 51), 6);
});

test("OPN-23 Space resets, Escape deselects, Backspace removes, Shift frees the ratio", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  const start = await opening.press("d");
  await opening.press("Shift+ArrowRight");
  await opening.press("Shift+ArrowUp");
  const reset = await opening.press(" ");
  expect(reset).toEqual({ ...start, x: reset.x, rotation: 0 });
  expect(reset.x).toBeCloseTo(start.x - 3, 6);

  const corner = await opening.middle(opening.handle(1, 1));
  const even = await opening.place(() => opening.drag(corner, { x: -90, y: -20 }));
  expect(even.width / even.height).toBeCloseTo(reset.width / reset.height, 6);
  await page.keyboard.down("Shift");
  const pulled = await opening.middle(opening.handle(1, 1));
  const free = await opening.place(() => opening.drag(pulled, { x: -90, y: -20 }));
  await page.keyboard.up("Shift");
  expect(free.width / free.height).not.toBeCloseTo(even.width / even.height, 1);

  await page.keyboard.press("Escape");
  await expect(opening.frame).toHaveCount(0);
  await opening.selectPhoto(1);
  const removed = await opening.oneEdit(() => page.keyboard.press("Backspace"));
  expect(removed).toMatchObject({ type: "REMOVE_IMAGES", imageIds: ["sample-1"] });
  await expect(opening.thumbs).toHaveCount(1);
  await expect(opening.frame).toHaveCount(0);
});

test("a held key is one edit, made when it is let go or the canvas loses the focus", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  const turned = await opening.place(async () => {
    for (let i = 0; i < 12; i += 1) await page.keyboard.down("ArrowRight");
    expect(await opening.edits()).toHaveLength(0);
    await page.keyboard.up("ArrowRight");
  });
  expect(turned.rotation).toBe(12);
  const left = await opening.place(async () => {
    await page.keyboard.down("d");
    await page.keyboard.down("d");
    await page.getByRole("button", { name: "Help" }).focus();
  });
  expect(left.x).toBeCloseTo(turned.x + 6, 6);
  await page.keyboard.up("d");
  expect(await opening.edits()).toHaveLength(2);
});

test("keys act only while the canvas has the focus", async ({ page, webUrl }) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.thumbs.nth(1).click();
  await expect(opening.frame).toBeVisible();
  for (const key of ["a", "ArrowUp", "Backspace", "Escape"]) await page.keyboard.press(key);
  await expect(opening.frame).toBeVisible();
  expect(await opening.edits()).toEqual([]);
  await opening.canvas.focus();
  for (const key of ["Control+a", "Control+s", "Meta+ArrowLeft"]) await page.keyboard.press(key);
  expect(await opening.edits()).toEqual([]);
});
