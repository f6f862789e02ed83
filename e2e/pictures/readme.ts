import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { waitForHydrationIn } from "../support/hydration.ts";
import { signIn } from "../support/session.ts";
import { openReview } from "./help/photo-pictures.ts";
import { SHARING_PICTURES } from "./help/sharing-pictures.ts";
import { OWNER, openMap, waitForPictures } from "./help/studio.ts";
import { startProduct } from "./start-product.ts";

/**
 * `node e2e/pictures/readme.ts [names]`: takes the README's pictures from the built product with
 * the example data. `--url` uses a product that already runs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" } },
});

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const STAFF = "employee@photomap.example";
const MAP = "Our fifty states";
/** States that fit on one Letter sheet together. */
const PRINTED_STATES = ["Arizona", "Hawaii", "Massachusetts", "Ohio", "Washington"];
/** The background of the sheet, whose white paper would be invisible on a white page. */
const TABLE = "#d8cebd";
const JPEG = { quality: 82, mozjpeg: true };
const FRAMES = 30;
const FRAME_MS = 400;

interface ReadmePicture {
  readonly name: string;
  /** An account of the example data; undefined for a guest. */
  readonly email?: string;
  /** Opens the screen; returns the picture if it is not the window's. */
  readonly open: (page: Page, webUrl: string) => Promise<unknown>;
}

function findOpener(name: string): ReadmePicture["open"] {
  const found = SHARING_PICTURES.find((picture) => picture.name === name);
  if (found === undefined) throw new Error(`The help has no picture ${name}`);
  return found.open;
}

const openPath =
  (path: string): ReadmePicture["open"] =>
  (page, webUrl) =>
    page.goto(`${webUrl}${path}`);

const openOfMap =
  (path: string): ReadmePicture["open"] =>
  async (page, webUrl) =>
    page.goto(`${await openMap(page, webUrl, MAP)}${path}`);

/** Downloads a sheet and shows it on a table. */
async function printSheet(page: Page, webUrl: string): Promise<Buffer> {
  await openOfMap("/output/download")(page, webUrl);
  await page.getByRole("button", { name: "Select none" }).click();
  for (const state of PRINTED_STATES) {
    await page.getByRole("button", { name: `More of ${state}` }).click();
  }
  const downloading = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: "Download 1 file" }).click();
  const sheet = await readFile(await (await downloading).path());
  const paper = await sharp(sheet).resize({ height: 820 }).toBuffer();
  return sharp({ create: { width: 1440, height: 900, channels: 3, background: TABLE } })
    .composite([{ input: paper }])
    .jpeg()
    .toBuffer();
}

const PICTURES: readonly ReadmePicture[] = [
  { name: "home", open: openPath("/") },
  { name: "map", email: OWNER, open: openOfMap("") },
  { name: "opening", email: OWNER, open: openOfMap("/AZ") },
  { name: "folder-drop", open: (page, webUrl) => openReview(page, webUrl, 70) },
  { name: "together", email: OWNER, open: findOpener("review-suggestion") },
  { name: "share-page", email: OWNER, open: findOpener("shared-map-page") },
  { name: "timeline", email: OWNER, open: openOfMap("/timeline") },
  { name: "stickers", email: OWNER, open: openOfMap("/output/stickers") },
  { name: "sheet", email: OWNER, open: printSheet },
  { name: "shop", open: openPath("/product/framed-50-states-photo-map?Frame=Oak") },
  { name: "staff", email: STAFF, open: openPath("/staff") },
];

/** Records "Play the map" as a moving picture. */
async function filmPlay(context: BrowserContext, webUrl: string): Promise<void> {
  const page = await signIn(context, webUrl, OWNER);
  await findOpener("shared-map-page")(page, webUrl);
  await waitForPictures(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  const frames: Buffer[] = [];
  for (let index = 0; index < FRAMES; index += 1) {
    const startMs = Date.now();
    frames.push(
      await sharp(await page.screenshot())
        .resize({ width: 960 })
        .toBuffer(),
    );
    await page.waitForTimeout(Math.max(0, FRAME_MS - (Date.now() - startMs)));
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, delay: FRAME_MS, loop: 0 })
    .toFile(fileURLToPath(new URL("product-play.webp", FOLDER)));
}

const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const product =
  values.url === undefined ? await startProduct() : { url: values.url, stop: async () => {} };
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
waitForHydrationIn(browser);
try {
  for (const { name, email, open } of PICTURES.filter((picture) => isWanted(picture.name))) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = email ? await signIn(context, product.url, email) : await context.newPage();
    // The network is never idle while an event stream is open.
    await page.route("**/events/projects/**", (route) => route.abort());
    const opened = await open(page, product.url);
    await page.waitForLoadState("networkidle");
    await waitForPictures(page);
    await page.mouse.move(0, 0);
    const picture =
      opened instanceof Buffer ? opened : await page.screenshot({ animations: "disabled" });
    const file = fileURLToPath(new URL(`product-${name}.jpg`, FOLDER));
    await sharp(picture).resize({ width: 1440 }).jpeg(JPEG).toFile(file);
    await context.close();
  }
  if (isWanted("play")) {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    await filmPlay(context, product.url);
  }
} finally {
  await browser.close();
  await product.stop();
}
