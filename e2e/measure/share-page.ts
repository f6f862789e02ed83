import { readdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Design, openingsOf } from "@photomap/design";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { dropPhotos } from "../support/drop-photo.ts";
import { withFacts } from "../support/photo-folder/photo-file.ts";
import { createMap, updateProject } from "../support/project-page.ts";
import { signIn, uniqueEmail } from "../support/session.ts";
import { countFrames, roundAll } from "./frames.ts";
import { runLighthouse } from "./lighthouse.ts";

/**
 * `node e2e/measure/share-page.ts http://localhost:3000` runs Lighthouse for phones on a share page
 * of 51 photos, and counts frames of "play the map" with 51 and 150. Lighthouse is downloaded.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;
process.env["WEB_URL"] = webUrl;

const CATALOG = new URL("../../catalog/", import.meta.url);
const PLAY_MS = 15_500;

/** Creates a public project with one dated photo in each of the first openings. */
async function shareMap(page: Page, designId: string, count: number): Promise<string> {
  const text = await readFile(new URL(`designs/${designId}.json`, CATALOG), "utf8");
  const design: Design = JSON.parse(text);
  const folder = new URL("photos/", CATALOG);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  const id = await createMap(page, webUrl, designId);
  const openings = openingsOf(design).filter(({ enabled }) => enabled);
  for (const [i, { name }] of openings.slice(0, count).entries()) {
    const file = await readFile(new URL(files[i % files.length] ?? "", folder));
    const picture = await sharp(file).resize(1600, 1200).jpeg().toBuffer();
    const time = new Date(Date.UTC(2009, i, 3, 12)).toISOString().slice(0, 19);
    const bytes = Buffer.concat([await withFacts(picture, { time }), Buffer.from(name)]);
    const button = page.getByRole("button", { name: `${name}: add a photo`, exact: true });
    await dropPhotos(button.first(), [{ name: `${i}.jpg`, type: "image/jpeg", bytes }]);
  }
  await page.getByText("Saved", { exact: true }).waitFor({ timeout: 300_000 });
  await updateProject(page, id, { accessPolicy: "PUBLIC" });
  return `${webUrl}/p/${id}?s=1`;
}

async function measurePlay(url: string, cpuSlowdown: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.getByRole("button", { name: "Play the map" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const readFrames = await countFrames(page);
  await page.waitForTimeout(PLAY_MS);
  console.log(`Play at ${cpuSlowdown}x slowdown`, roundAll(await readFrames()));
  await context.close();
}

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
const owner = await signIn(await browser.newContext(), webUrl, uniqueEmail());
const states = await shareMap(owner, "50-states-36x24", 51);
const counties = await shareMap(owner, "us-tx-36x36", 150);
// The first visit renders the pictures.
await measurePlay(states, 1);
await runLighthouse(states, { isIndexable: false });
await measurePlay(states, 4);
await measurePlay(counties, 4);
await browser.close();
