import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Design, openingsOf } from "@photomap/design";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { dropFolder } from "../support/photo-folder/drop-folder.ts";
import { makePhotoFolder } from "../support/photo-folder/make-photo-folder.ts";
import { waitForReview, waitUntilPlaced } from "../support/photo-folder/sheet.ts";
import { queryApi } from "../support/project-page.ts";
import { readInputs } from "../support/project-state.ts";
import { createProject, signIn, uniqueEmail } from "../support/session.ts";
import { countFrames, roundAll } from "./frames.ts";
import { readPaintTimes, recordPaints } from "./paint-times.ts";

/** `node e2e/measure/project.ts http://localhost:3000` measures a map of 150 photos. */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;
process.env["WEB_URL"] = webUrl;

const DESIGN = new URL("../../catalog/designs/50-states-36x24.json", import.meta.url);
const PHOTOS = 150;
const VISITS = 8;
const STEPS = 300;
const STEP_MS = 16;

async function fillMap(page: Page): Promise<void> {
  const design: Design = JSON.parse(await readFile(DESIGN, "utf8"));
  const names = openingsOf(design).flatMap(({ name, enabled }) => (enabled ? [name] : []));
  const folder = await mkdtemp(join(tmpdir(), "photomap-drag-"));
  await makePhotoFolder(join(folder, "Road trip"), PHOTOS, names);
  await createProject(page);
  await page.getByRole("button", { name: "Fill the map" }).waitFor();
  await dropFolder(page.getByRole("main"), join(folder, "Road trip"));
  await waitForReview(page);
  await page.getByRole("button", { name: /^Place \d+ photos in/ }).click({ noWaitAfter: true });
  await waitUntilPlaced(page);
  await page.getByText("Saved", { exact: true }).waitFor({ timeout: 300_000 });
  await rm(folder, { recursive: true, force: true });
  await waitUntilProcessed(page);
}

/** Waits until all photos are processed, which would compete with the measurement for the CPU. */
async function waitUntilProcessed(page: Page): Promise<void> {
  const inputs = Object.values(await readInputs(page));
  const ids = inputs.flatMap(({ images }) => images.map(({ id }) => id));
  const query = `{ photos(ids: ${JSON.stringify(ids)}) { status } }`;
  for (;;) {
    const { photos } = await queryApi(page, query);
    const statuses = photos as { status: string }[];
    if (statuses.length === ids.length && statuses.every(({ status }) => status === "READY"))
      return;
    await page.waitForTimeout(1000);
  }
}

async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}

async function measureOpening(context: BrowserContext, url: string, where: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(recordPaints);
  await slowDown(page, 4);
  await page.goto(url);
  await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
  console.log(`Opened ${where} at 4x slowdown`, await readPaintTimes(page));
  await page.close();
}

/** Opens the first opening that has photos and activates one. */
async function openOpening(page: Page): Promise<void> {
  await page.goto(page.url());
  await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
  await page
    .getByRole("button", { name: /: \d+ photos/ })
    .first()
    .press("Enter");
  await page.getByRole("application").waitFor();
  await page
    .getByRole("list", { name: "Photos" })
    .getByRole("button", { name: /Photo/ })
    .first()
    .click();
  await page.locator("[data-frame]").waitFor();
}

async function measureDrag(page: Page, cpuSlowdown: number): Promise<void> {
  await slowDown(page, cpuSlowdown);
  const box = await page.getByRole("application").boundingBox();
  if (box === null) throw new Error("There is no canvas");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 5, middle.y + 5);
  const readFrames = await countFrames(page);
  const moves: Promise<void>[] = [];
  for (let i = 1; i <= STEPS; i += 1) {
    const turn = (i / STEPS) * 6 * Math.PI;
    moves.push(
      page.mouse.move(middle.x + 120 * Math.sin(turn), middle.y + 80 * Math.sin(2 * turn)),
    );
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await Promise.all(moves);
  console.log(`A photo dragged at ${cpuSlowdown}x slowdown`, roundAll(await readFrames()));
  await page.mouse.up();
}

/** Opens a browser with a profile on disk, so that the code cache works as for a user. */
async function openBrowser(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), "photomap-profile-")), {
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_FLAGS,
    viewport: { width: 1440, height: 900 },
  });
}

const context = await openBrowser();
const email = uniqueEmail();
const page = await signIn(context, webUrl, email);
await fillMap(page);
const url = page.url();
for (let visit = 1; visit <= VISITS; visit += 1) {
  const elsewhere = await openBrowser();
  await (await signIn(elsewhere, webUrl, email)).close();
  await measureOpening(elsewhere, url, `on another computer, visit ${visit}`);
  await elsewhere.close();
}
await openOpening(page);
await measureDrag(page, 1);
await measureDrag(page, 4);
await context.close();
