import { AxeBuilder } from "@axe-core/playwright";
import { OpeningPage } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";

test("OPN-13 OPN-17 OPN-18 photos are selected, raised and reordered by the pointer", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl, "photos=3");
  const center = await opening.middle(opening.canvas);
  const onPhoto = { x: center.x + 20, y: center.y + 40 };
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveAttribute("data-photo", "sample-2");
  await page.mouse.click(onPhoto.x, onPhoto.y);
  await expect(opening.frame).toHaveCount(0);

  const first = await opening.middle(opening.thumbs.nth(0));
  const dragged = await opening.oneEdit(() => opening.drag(first, { x: 900, y: 0 }));
  expect(dragged).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-0", index: 2 });
  await expect(opening.frame).toHaveCount(0);

  await opening.selectPhoto(0);
  const { x, y } = await opening.middle(opening.frame);
  const raised = await opening.oneEdit(() => page.mouse.dblclick(x, y + 40));
  expect(raised).toMatchObject({ type: "REORDER_IMAGE", imageId: "sample-1", index: 1 });
  await expect(opening.frame).toHaveAttribute("data-photo", "sample-1");
});

test("OPN-11 the color popover focuses its field and returns the focus", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  const trigger = page.getByRole("button", { name: "Other color" });
  await trigger.click();
  await expect(page.getByLabel("Hex color")).toBeFocused();
  await page.keyboard.type("ABC");
  const typed = await opening.oneEdit(() => page.keyboard.press("Enter"));
  expect(typed.settings).toEqual({ background: "#aabbcc" });
  await expect(trigger).toBeFocused();
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
