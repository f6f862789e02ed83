import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";

async function makePhoto(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: { r: 90, g: 120, b: 140 } } as const;
  return { name, type: "image/jpeg", bytes: await sharp({ create }).jpeg().toBuffer() };
}

test("three photos dropped on one state are beside each other, in a layout that one click changes", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await dropPhotos(page.getByRole("button", { name: "Tennessee: add a photo" }), [
    await makePhoto("a.jpg", 1200, 800),
    await makePhoto("b.jpg", 800, 1200),
    await makePhoto("c.jpg", 1500, 500),
  ]);
  await page.getByRole("button", { name: "Tennessee: 3 photos" }).press("Enter");
  const opening = new OpeningPage(page);
  await opening.waitForHydration();
  await expect(page.getByRole("heading", { name: "Tennessee, 42 of 50" })).toBeVisible();
  await expect(opening.canvas).toBeFocused();
  await expect(opening.thumbs).toHaveCount(3);
  await expect.poll(() => findVisiblePhotos(opening)).toBe(3);

  const arranged = await opening.oneEdit(() =>
    page.getByRole("button", { name: "Stacked" }).click(),
  );
  expect(arranged.edits).toHaveLength(3);
  await expect(page.getByRole("button", { name: "Stacked" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => findVisiblePhotos(opening)).toBe(3);

  await opening.selectPhoto(0);
  const { x, y } = await opening.middle(opening.frame);
  await page.mouse.move(x, y);
  const { width } = await opening.place(() => page.mouse.wheel(0, 240));
  expect(width).toBeLessThan(arranged.edits?.[0]?.placement?.width ?? 0);
  await opening.place(() => page.getByRole("button", { name: "Fill the outline" }).click());

  await page.getByRole("button", { name: "Next: Texas" }).first().click();
  await expect(page.getByRole("heading", { name: "Texas, 43 of 50" })).toBeVisible();
});

/** The number of photos that are on top at some point of the outline. */
async function findVisiblePhotos({ canvas }: OpeningPage): Promise<number> {
  return canvas.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ids = new Set<string>();
    for (let x = 0.02; x < 1; x += 0.02) {
      for (let y = 0.02; y < 1; y += 0.02) {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        const id = found?.closest("[data-photo]")?.getAttribute("data-photo");
        if (id) ids.add(id);
      }
    }
    return ids.size;
  });
}
