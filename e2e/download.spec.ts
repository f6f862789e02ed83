import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PHOTOS = new URL("../apps/web/src/ui/samples/photos/", import.meta.url);

async function makePhoto(name: string, edge: number) {
  const original = await readFile(new URL(`${name}.webp`, PHOTOS));
  const bytes = await sharp(original).resize(edge, edge, { fit: "cover" }).jpeg().toBuffer();
  return { name: `${name}.jpg`, type: "image/jpeg", bytes };
}

async function fill(page: Page, region: string, photo: string, edge = 1200): Promise<void> {
  await dropPhotos(page.getByRole("button", { name: `${region}: add a photo` }), [
    await makePhoto(photo, edge),
  ]);
  await expect(page.getByRole("button", { name: `${region}: 1 photo` })).toBeVisible();
}

/** Creates and saves a map with photos in Colorado and Texas; returns its id. */
async function createFilledMap(page: Page): Promise<string> {
  await createProject(page);
  await fill(page, "Colorado", "autumn-mountain");
  await fill(page, "Texas", "sunset-summit");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  return page.url();
}

async function expectAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `at ${size.width} px`);
  }
}

test("PRN-02 PRN-04 PRN-05 the print button saves, stores the service and opens its screen", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createFilledMap(page);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Print or order" })).toBeVisible();

  await page.getByRole("button", { name: "How do you want to print your photos?" }).click();
  await expect(
    page.getByRole("heading", { name: "How do you want to print your photos?" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Compare the Options" }).click();
  await expect(page).toHaveURL(/\/output$/);
  await expect(page.getByRole("heading", { name: "Choose a Printing Method" })).toBeVisible();
  const card = page.getByRole("link", { name: /Print at Home/ });
  await expect(card).toContainText("Letter Paper");
  await expect(card.locator("svg image").first()).toBeAttached();
  await expectAccessible(page);
  await card.click();
  await expect(page).toHaveURL(/\/output\/download$/);
  expect(await page.evaluate(() => localStorage.getItem("photomap:print-service"))).toBe(
    "DOWNLOAD",
  );

  await page.getByRole("link", { name: "Back to map" }).click();
  // While an upload runs, the print screen waits for it.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.origin !== new URL(webUrl).origin,
    async (route) => {
      if (route.request().method() === "POST") await released;
      await route.continue();
    },
  );
  await fill(page, "Utah", "two-dogs");
  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page.getByText("1 photo is still uploading.")).toBeVisible();
  release();
  await expect(page.getByRole("spinbutton", { name: "Utah" })).toBeVisible();
});

test("PRN-06 PRN-09 PRN-19 PRN-23 an owner prints files and a PDF, and a viewer prints the public map", async ({
  browser,
  context,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const page = await signIn(context, webUrl, uniqueEmail());
  const url = await createFilledMap(page);
  await page.goto(`${url}/output/download`);
  await page.getByRole("radio", { name: "One per sheet" }).check();
  await page.getByLabel("Paper size", { exact: true }).selectOption("11x14");
  // The height is eight times the square root of the longer side in points.
  const picture = page.getByRole("img", { name: "Sheet 11x14-texas.jpeg" });
  await expect
    .poll(async () => (await picture.boundingBox())?.height)
    .toBeCloseTo(8 * Math.sqrt(14 * 72), 0);
  const names: string[] = [];
  page.on("download", (download) => names.push(download.suggestedFilename()));
  await page.getByRole("button", { name: "Download 2 files" }).click();
  await expect(page.getByRole("progressbar").first()).toBeVisible();
  await expect(page.getByText("Your 2 files are ready.")).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => names).toEqual(["11x14-colorado.jpeg", "11x14-texas.jpeg"]);
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 11x14-texas.jpeg" }).click();
  const download = await downloading;
  expect(download.url()).toContain("11x14-texas.jpeg");
  const sheet = await readFile(await download.path());
  expect(await sharp(sheet).metadata()).toMatchObject({ width: 3300, height: 4200, density: 300 });
  const published = await page.request.get(`${webUrl}/designs/50-states-36x24.json`);
  expect(await published.json()).toMatchObject({ id: "50-states-36x24" });

  // The file has been removed meanwhile, so the page shows a message.
  await page.route("**/prints/*", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Download 11x14-texas.jpeg" }).click();
  await expect(page.getByText("Error downloading image, please try again.")).toBeVisible();

  await page.unroute("**/prints/*");
  await printWithoutEvents(page);
  await printAsViewer(browser, page, url);
});

/** Prints a PDF of true size and files for a cutter without server-sent events. */
async function printWithoutEvents(page: Page): Promise<void> {
  await page.route("**/events/**", (route) => route.abort());
  await page.reload();
  await page.getByLabel("Format").selectOption("pdf");
  await expect(page.getByText("measure the ruler in the corner")).toBeVisible();
  const downloading = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await readFile(await (await downloading).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("Your file is ready.")).toBeVisible();

  // Another option makes another file.
  await page.getByLabel("Format").selectOption("svg");
  await page.getByRole("radio", { name: "Silhouette" }).check();
  const cutting = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: /^Download \d files?$/ }).click();
  expect((await cutting).suggestedFilename()).toMatch(/\.svg$/);
}

/** Makes the map public and prints it without an account; only the viewer sees the notice. */
async function printAsViewer(browser: Browser, owner: Page, url: string): Promise<void> {
  await changeFile(owner, new URL(url).origin, () => ({ accessPolicy: "PUBLIC" }));
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${url}/output/download`);
  await expect(
    other.getByText(/^Heads Up! You are printing photos for someone else's project\./),
  ).toBeVisible();
  await other.getByLabel("Paper size", { exact: true }).selectOption("letter");
  const downloading = other.waitForEvent("download", { timeout: 60_000 });
  await other.getByRole("button", { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^letter-/);
  await expectAccessible(other);
  await other.context().close();
  await owner.goto(`${url}/output/download`);
  await expect(owner.getByRole("button", { name: /^Download/ })).toBeVisible();
  await expect(owner.getByText(/^Heads Up!/)).toHaveCount(0);
}

test("a guest prints cut-outs and the whole map without an account", async ({ page, webUrl }) => {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await fill(page, "Colorado", "dandelions");
  await page.getByRole("button", { name: "How do you want to print your photos?" }).click();
  await page.getByRole("link", { name: /^Print at Home/ }).click();
  const downloading = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download 1 file" }).click();
  const sheet = await readFile(await (await downloading).path());
  expect(await sharp(sheet).metadata()).toMatchObject({ format: "jpeg", density: 300 });

  // The whole map is on numbered sheets, each of which opens large.
  await page.getByRole("radio", { name: "The whole map" }).check();
  await expect(page.getByText("15 sheets of Letter Paper: 3 rows of 5")).toBeVisible();
  await page.getByRole("button", { name: "Enlarge Row 2, column 3" }).click();
  const preview = page.getByRole("dialog", { name: "Row 2, column 3" });
  await page.keyboard.press("+");
  await expect(preview.getByText("150%")).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  const tiled = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download PDF" }).click();
  const { stdout } = spawnSync("pdfinfo", [await (await tiled).path()], { encoding: "utf8" });
  expect(stdout).toMatch(/^Pages: +15$/m);
});

interface StoredFile {
  readonly inputs: Record<string, { readonly images: readonly { readonly width: number }[] }>;
}

/** Saves a change like another browser. */
async function changeFile(
  page: Page,
  webUrl: string,
  change: (file: StoredFile) => object,
): Promise<void> {
  const id = new URL(page.url()).pathname.split("/")[2];
  const queryApi = async (query: string, variables = {}) => {
    const headers = { "x-photomap-client": "test" };
    const data = { query, variables };
    return (await (await page.request.post(`${webUrl}/graphql`, { headers, data })).json()).data;
  };
  const facts = "name outputType outputScale accessPolicy updatedAt inputs";
  const { file } = await queryApi(`{ file(id: "${id}") { ${facts} } }`);
  const { updatedAt, inputs, ...details } = file;
  const input = { fileId: id, fileUpdatedAt: updatedAt, ...details, ...change({ inputs }) };
  const result = await queryApi(
    "mutation ($input: UpdateFileInput!) { updateFile(input: $input) { __typename } }",
    { input },
  );
  expect(result.updateFile.__typename).toBe("UpdateFileSuccess");
}
