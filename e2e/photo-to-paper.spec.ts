import { readFile } from "node:fs/promises";
import { type Design, findOpening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { Response } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { pixelAt } from "./support/pixel-at.ts";
import { createMap, FIFTY, fillOpenings, updateProject } from "./support/project-page.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const BORDER_POINTS = 2;
const DESIGN = new URL("../catalog/designs/50-states-36x24.json", import.meta.url);
const MAGENTA = { r: 200, g: 30, b: 140 };

async function coloradoBox(): Promise<Box> {
  const design: Design = JSON.parse(await readFile(DESIGN, "utf8"));
  const box = findOpening(design, "CO")?.layers.cut?.box;
  if (box === undefined) throw new Error("The design has no Colorado");
  return box;
}

function makePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1800, height: 1350, channels: 3, background: MAGENTA } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test("a photo dropped on a state is saved, seen in another browser and printed on 8x10 paper", async ({
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const page = await signIn(await browser.newContext(), webUrl, email);

  await createProject(page);
  const projectUrl = page.url();

  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.status() === 204,
  );
  const bytes = await makePhoto();
  await dropPhotos(page.getByRole("button", { name: "Colorado: add a photo" }), [
    {
      name: "colorado.jpg",
      type: "image/jpeg",
      bytes,
    },
  ]);
  await expect(page.getByRole("button", { name: "Colorado: 1 photo" })).toBeVisible();
  expect((await stored).status()).toBe(204);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 50 states");

  const other = await signIn(await browser.newContext(), webUrl, email);
  const shown = other.waitForResponse(
    (answer) => answer.headers()["content-type"] === "image/jpeg",
  );
  await other.goto(projectUrl);
  await expect(other.getByRole("button", { name: "Colorado: 1 photo" })).toBeVisible();
  expect((await shown).status()).toBe(200);

  await other.getByRole("button", { name: "How do you want to print your photos?" }).click();
  await other.getByRole("link", { name: /^Print at Home/ }).click();
  await other.getByRole("radio", { name: "One per sheet" }).check();
  await other.getByLabel("Paper size").selectOption("8x10");
  const downloading = other.waitForEvent("download", { timeout: 60_000 });
  await other.getByRole("button", { name: "Download 1 file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("8x10-colorado.jpeg");

  const sheet = await readFile(await download.path());
  const metadata = await sharp(sheet).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 2400, height: 3000, density: 300 });
  const middle = await pixelAt(sheet, 1200, 1500);
  expect(Math.abs(middle.r - MAGENTA.r)).toBeLessThan(8);
  expect(Math.abs(middle.b - MAGENTA.b)).toBeLessThan(8);
  await expectInsideOutline(sheet);
});

/** Expects white corners, because Colorado's outline is slanted in its bounding box. */
async function expectInsideOutline(sheet: Buffer): Promise<void> {
  const { width, height } = await coloradoBox();
  const { info } = await sharp(sheet)
    .trim({ background: "white", threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  const toPixels = (points: number) => ((points + BORDER_POINTS) * 300) / 72;
  expect(Math.abs(info.width - toPixels(width))).toBeLessThan(6);
  expect(Math.abs(info.height - toPixels(height))).toBeLessThan(6);
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  for (const corner of [
    [left + info.width - 12, top + 12],
    [left + 12, top + info.height - 12],
  ] as const) {
    expect(await pixelAt(sheet, ...corner)).toEqual({ r: 255, g: 255, b: 255 });
  }
}

test("a signed-out visitor is asked to sign in and returns to the requested page", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/account/general`);
  await expect(page).toHaveURL(/\/account\/login\?redirectTo=%2Faccount%2Fgeneral$/);
});

test("another user sees a project only while it is public, and its old addresses end with it", async ({
  browser,
  webUrl,
}) => {
  const owner = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  const id = await createMap(owner, webUrl, FIFTY);
  await fillOpenings(owner, "Colorado");
  await updateProject(owner, id, { accessPolicy: "PUBLIC_COLLABORATORS" });

  const context = await browser.newContext();
  const old: string[] = [];
  const narrowed = Promise.withResolvers<void>();
  await context.route(/\/p-\w{6}\.1\.\w+\.[\w-]+(\/\d+)?$/, async (route) => {
    if (!route.request().url().includes("/previews/")) old.push(route.request().url());
    await narrowed.promise;
    await route.continue();
  });
  const map = await signIn(context, webUrl, uniqueEmail());
  const opening = await context.newPage();
  const isCurrent = (answer: Response) =>
    answer.url().includes(`/p-${id}.2.`) && answer.status() === 200;
  const shown = [map, opening].map((page) => page.waitForResponse(isCurrent));
  // The load event waits for the pictures, which are held back.
  await map.goto(`${webUrl}/p/${id}`, { waitUntil: "commit" });
  await opening.goto(`${webUrl}/p/${id}/CO`, { waitUntil: "commit" });
  await expect.poll(() => old.length).toBeGreaterThan(1);
  await updateProject(owner, id, { accessPolicy: "PUBLIC" });
  narrowed.resolve();
  await Promise.all(shown);
  await expect(map.locator("[data-picture]")).toHaveAttribute("data-picture", "complete");

  await updateProject(owner, id, { accessPolicy: "PRIVATE" });
  await map.reload();
  await expect(map.getByText("We could not find this project")).toBeVisible();
  const answers = await Promise.all(old.map((url) => context.request.get(url)));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([404]));
});
