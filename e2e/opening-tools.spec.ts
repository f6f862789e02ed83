import { OpeningPage } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const SQUARE = { width: 900, height: 900 };

test("OPN-13 OPN-15 OPN-17 OPN-18 photos are added, selected, raised and reordered by the pointer", async ({
  page,
  webUrl,
}) => {
  const larger = { width: 3000, height: 1500 };
  const opening = await OpeningPage.open(page, webUrl, [larger, SQUARE, SQUARE]);
  const [first = "", second = "", third = ""] = await opening.photoIds();
  const center = await opening.middle(opening.canvas);
  const onPhoto = { x: center.x + 20, y: center.y + 40 };
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveAttribute("data-photo", third);
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveCount(0);

  await opening.selectPhoto(0);
  const facts = page.getByRole("region", { name: "Photo", exact: true });
  await expect(facts).toContainText("3000 × 1500 px");
  await expect(facts).toContainText(/\d\.\d × \d\.\d in/);
  await expect(facts).toContainText("Great");
  await page.keyboard.press("Escape");

  const thumb = await opening.middle(opening.thumbs.nth(0));
  const dragged = await opening.oneEdit(() => opening.drag(thumb, { x: 900, y: 0 }));
  expect(dragged).toMatchObject({ type: "REORDER_IMAGE", imageId: first, index: 2 });
  await expect(opening.frame).toHaveCount(0);

  await opening.selectPhoto(0);
  const { x, y } = await opening.middle(opening.frame);
  const raised = await opening.oneEdit(() => page.mouse.dblclick(x, y + 40));
  expect(raised).toMatchObject({ type: "REORDER_IMAGE", imageId: second, index: 1 });
  await expect(opening.frame).toHaveAttribute("data-photo", second);
  await page.keyboard.press("Backspace");
  await expect(opening.thumbs).toHaveCount(2);
  await expect(opening.frame).toHaveCount(0);
});

test("OPN-10 OPN-11 OPN-12 OPN-14 OPN-16 the editor's tools change the project", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, [SQUARE, SQUARE]);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Gestures and keys");
  const help = page.getByRole("dialog", { name: "Placing a photo" });
  await help.getByRole("button", { name: "Done" }).click();
  await expect(help).toHaveCount(0);

  const percent = page.getByRole("group", { name: "Zoom" }).getByRole("status");
  for (const level of ["150%", "200%", "400%"]) {
    await press("Zoom in");
    await expect(percent).toHaveText(level);
  }
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeDisabled();
  await press("Fit to screen");

  const trigger = page.getByRole("button", { name: "Other color" });
  await trigger.click();
  await expect(page.getByLabel("Hex color")).toBeFocused();
  await page.keyboard.type("ABC");
  const typed = await opening.oneEdit(() => page.keyboard.press("Enter"));
  expect(typed.settings).toEqual({ background: "#aabbcc" });
  await expect(trigger).toBeFocused();

  await opening.selectPhoto(1);
  expect((await opening.place(() => press("Flip across"))).flipX).toBe(true);
  expect((await opening.place(() => press("Flip down"))).flipY).toBe(true);
  expect(await opening.oneEdit(() => press("Send backward"))).toMatchObject({ index: 0 });
  await opening.canvas.focus();
  expect((await opening.press("ArrowRight")).rotation).toBe(1);
  expect((await opening.place(() => press("Reset"))).rotation).toBe(0);
  await press("Remove");
  const question = page.getByRole("dialog", { name: "Remove this photo?" });
  const removed = await opening.oneEdit(() =>
    question.getByRole("button", { name: "Remove" }).click(),
  );
  expect(removed.type).toBe("REMOVE_IMAGES");
  await expect(opening.thumbs).toHaveCount(1);

  await page.goto(page.url().replace(/MI$/, "DC"));
  await expect(page.getByRole("radio", { name: "Included", exact: true })).toBeChecked();
  const excluded = await opening.oneEdit(() =>
    page.getByRole("radio", { name: "Not Included" }).check({ force: true }),
  );
  expect(excluded.settings).toEqual({ enabled: false });
});

test("OPN-21 OPN-22 OPN-23 OPN-24 keys turn, move, scale, reset and remove the photo", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, [SQUARE]);
  await opening.selectPhoto(0);
  const rotationAfter = async (key: string) => (await opening.press(key)).rotation;
  expect(await rotationAfter("ArrowRight")).toBe(1);
  expect(await rotationAfter("Alt+ArrowRight")).toBe(1.1);
  expect(await rotationAfter("Shift+ArrowRight")).toBe(45);
  expect(await rotationAfter("Shift+ArrowLeft")).toBe(0);
  const start = await opening.press("d");
  expect((await opening.press("Shift+D")).x).toBeCloseTo(start.x + 30, 6);
  expect((await opening.press("s")).y).toBeCloseTo(start.y + 3, 6);
  expect((await opening.press("ArrowUp")).width).toBeCloseTo(start.width * 1.02, 6);
  expect((await opening.press("ArrowDown")).width).toBeCloseTo(start.width, 6);
  const smallest = await opening.place(async () => {
    await page.keyboard.down("Shift");
    for (let i = 0; i < 30; i += 1) await page.keyboard.down("ArrowDown");
    await page.keyboard.up("ArrowDown");
    await page.keyboard.up("Shift");
  });
  expect(Math.max(smallest.width / 308, smallest.height / 335)).toBeCloseTo(0.05, 3);
  expect((await opening.press("Space")).width).toBeCloseTo(start.width, 6);
  const removed = await opening.oneEdit(() => page.keyboard.press("Backspace"));
  expect(removed.type).toBe("REMOVE_IMAGES");
});

for (const query of ["", "photos=0", "photos=6&uploads", "opening=DC", "readonly"]) {
  test(`the editor has no accessibility violations, ?${query}`, async ({ page, webUrl }) => {
    await page.goto(`${webUrl}/dev/opening?${query}`);
    const opening = new OpeningPage(page);
    await opening.waitForHydration();
    if (query === "") await opening.selectPhoto(1);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${width} px`);
    }
  });
}
