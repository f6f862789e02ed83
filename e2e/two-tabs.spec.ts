import { chooseSoakSize } from "@photomap/testing/soak";
import type { Page } from "@playwright/test";
import { dropPhotos } from "./support/drop-photo.ts";
import { leaveWhileMoving, MOVED_POINTS } from "./support/leave-while-moving.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { makeJpeg, readInputs, type StoredImage } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

/** The time of editing for each of the two pairs of openings. */
const EDITING_MS = chooseSoakSize(3_000, 30_000);
/** The fewest steps to wait for: on a busy machine the time may pass before a tab has made one. */
const MIN_STEPS = 25;
const STEP_POINTS = 3;
const ROUNDS = chooseSoakSize(3, 30);

/** Moves one photo back and forth and returns the number of steps. */
async function keepMoving(page: Page, thumb: number): Promise<number> {
  const opening = new OpeningPage(page);
  await opening.selectPhoto(thumb);
  const untilMs = performance.now() + EDITING_MS;
  let steps = 0;
  while (steps < MIN_STEPS || performance.now() < untilMs) {
    await page.keyboard.press(steps % 20 < 10 ? "d" : "a");
    steps += 1;
  }
  return steps;
}

/** The offset after so many steps: ten to the right, ten to the left, and so on. */
function offsetAfter(steps: number): number {
  const rest = steps % 20;
  return STEP_POINTS * (rest <= 10 ? rest : 20 - rest);
}

test("SAV-11 two tabs edit one project at the same time, in the same opening and in different ones, and lose nothing", async ({
  context,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const one = await signIn(context, webUrl, uniqueEmail());
  await createProject(one);
  const url = one.url();
  const region = (name: string) => one.getByRole("button", { name: new RegExp(`^${name}:`) });
  await dropPhotos(region("Colorado"), [await makeJpeg("a.jpg", 40), await makeJpeg("b.jpg", 200)]);
  await expect(one.getByRole("button", { name: "Colorado: 2 photos" })).toBeVisible();
  await dropPhotos(region("Utah"), [await makeJpeg("c.jpg", 120)]);
  await dropPhotos(region("Nevada"), [await makeJpeg("d.jpg", 160)]);
  const before = async () => readInputs(one);
  await expect
    .poll(async () => Object.values(await before()).flatMap(({ images }) => images).length)
    .toBe(4);
  const start = await before();

  const two = await context.newPage();
  const edit = async (page: Page, openingId: string, thumb: number) => {
    await page.goto(`${url}/${openingId}`);
    return keepMoving(page, thumb);
  };
  const [inColorado, alsoInColorado] = await Promise.all([edit(one, "CO", 0), edit(two, "CO", 1)]);
  const [inUtah, inNevada] = await Promise.all([edit(one, "UT", 0), edit(two, "NV", 0)]);

  const expected = [
    [start["CO"]?.images[0], inColorado],
    [start["CO"]?.images[1], alsoInColorado],
    [start["UT"]?.images[0], inUtah],
    [start["NV"]?.images[0], inNevada],
  ] as const;
  await one.goto(url);
  await two.goto(url);
  for (const [image, steps] of expected) {
    const x = (image?.x ?? 0) + offsetAfter(steps);
    await expect
      .poll(async () => findImage(await readInputs(one), image)?.x, { timeout: 60_000 })
      .toBeCloseTo(x, 6);
  }
  await expect(one.getByRole("dialog")).toHaveCount(0);
});

test("two tabs that unload at the same time lose no edit and cause no conflict", async ({
  context,
  webUrl,
}) => {
  const one = await signIn(context, webUrl, uniqueEmail());
  await createProject(one);
  const url = one.url();
  const colorado = one.getByRole("button", { name: /^Colorado:/ });
  await dropPhotos(colorado, [await makeJpeg("a.jpg", 40), await makeJpeg("b.jpg", 200)]);
  const readX = async () => (await readInputs(one))["CO"]?.images.map(({ x }) => x) ?? [];
  await expect.poll(async () => (await readX()).length).toBe(2);
  const start = await readX();
  const two = await context.newPage();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [thumb, page] of [one, two].entries()) {
      await page.goto(`${url}/CO`);
      await new OpeningPage(page).selectPhoto(thumb);
    }
    await Promise.all([leaveWhileMoving(one, url), leaveWhileMoving(two, url)]);
    const moved = start.map((x): unknown => expect.closeTo(x + round * MOVED_POINTS, 6));
    await expect.poll(readX).toEqual(moved);
    for (const page of [one, two]) await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

function findImage(
  inputs: Awaited<ReturnType<typeof readInputs>>,
  wanted: StoredImage | undefined,
) {
  return Object.values(inputs)
    .flatMap(({ images }) => images)
    .find(({ id }) => id === wanted?.id);
}
