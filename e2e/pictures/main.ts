import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { waitForHydrationIn } from "../support/hydration.ts";
import { signIn } from "../support/session.ts";

/** `node e2e/pictures/main.ts http://localhost:3000`: the pictures of the README, taken from a seeded product. */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const OWNER = "owner@photomap.example";
const MAP = "Our fifty states";
const OPENING_ID = "AZ";
/** Together on one sheet of Letter paper. */
const PRINTED_STATES = ["Arizona", "Hawaii", "Massachusetts", "Ohio", "Washington"];
const VIEW = { viewport: { width: 1440, height: 900 } };
/** White paper on it is visible on a white page. */
const TABLE = "#d8cebd";
const JPEG = { quality: 82, mozjpeg: true };

async function savePicture(name: string, picture: Buffer): Promise<void> {
  const file = fileURLToPath(new URL(`product-${name}.jpg`, FOLDER));
  await sharp(picture).resize({ width: 1440 }).jpeg(JPEG).toFile(file);
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await savePicture(name, await page.screenshot({ animations: "disabled" }));
}

/** A sheet as it is downloaded, on a table. */
async function printSheet(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Select none" }).click();
  for (const state of PRINTED_STATES) {
    await page.getByRole("button", { name: `More of ${state}` }).click();
  }
  const downloading = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: "Download 1 file" }).click();
  const sheet = await readFile(await (await downloading).path());
  const margin = { top: 100, bottom: 100, left: 100, right: 100, background: TABLE };
  return sharp(sheet).extend(margin).toBuffer();
}

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
waitForHydrationIn(browser);

const visitor = await browser.newPage(VIEW);
await visitor.goto(webUrl);
await takePicture(visitor, "home");

const owner = await signIn(await browser.newContext(VIEW), webUrl, OWNER);
// The network is never idle while an event stream is open.
await owner.route("**/events/projects/**", (route) => route.abort());
await owner.goto(`${webUrl}/create`);
await owner.getByRole("link", { name: MAP }).click();
await owner.locator('[data-picture="complete"]').waitFor({ state: "attached" });
const mapUrl = owner.url();
await takePicture(owner, "map");

await owner.goto(`${mapUrl}/${OPENING_ID}`);
await takePicture(owner, "opening");

await owner.goto(`${mapUrl}/output/download`);
await savePicture("sheet", await printSheet(owner));

await browser.close();
