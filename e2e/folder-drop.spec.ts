import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Design, openingsOf } from "@photomap/design";
import { chooseSoakSize } from "@photomap/testing/soak";
import type { Browser, Page } from "@playwright/test";
import { dropFolder } from "./support/photo-folder/drop-folder.ts";
import { type FolderPhoto, makePhotoFolder } from "./support/photo-folder/make-photo-folder.ts";
import {
  chooseForDateless,
  pressPlace,
  readPlacements,
  waitForReview,
  waitUntilPlaced,
} from "./support/photo-folder/sheet.ts";
import { makePlainFolder, placePlainFolder } from "./support/photo-folder/tray.ts";
import { watchPage } from "./support/photo-folder/watch-page.ts";
import { readInputs, type StoredInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const DESIGN = new URL("../catalog/designs/50-states-36x24.json", import.meta.url);

const PHOTO_COUNT = chooseSoakSize(48, 500);
/** The longest CPU time of a task; parallel tests, which share cache and clock, double it. */
const MAX_TASK_CPU_MS = chooseSoakSize(600, 200);

let folder = "";
let names: readonly string[] = [];
let files: readonly FolderPhoto[] = [];

// Traces would distort the measured times.
test.use({ trace: "off" });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const design: Design = JSON.parse(await readFile(DESIGN, "utf8"));
  names = openingsOf(design).flatMap(({ name, enabled }) => (enabled ? [name] : []));
  folder = await mkdtemp(join(tmpdir(), "photomap-folder-"));
  files = await makePhotoFolder(join(folder, "Road trip"), PHOTO_COUNT, names);
  await makePhotoFolder(join(folder, "Weekend"), 24, names);
  await makePlainFolder(join(folder, "Messages"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function openMap(page: Page): Promise<void> {
  await createProject(page);
  await expect(page.getByRole("button", { name: "Fill the map" })).toBeVisible();
}

test("a folder is read, reviewed and placed in one step that one undo reverts; the rest stays beside the map", async ({
  browser,
  webUrl,
}) => {
  test.setTimeout(PHOTO_COUNT > 100 ? 900_000 : 120_000);
  const page = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await openMap(page);
  const stopWatching = await watchPage(browser, page);

  const started = Date.now();
  await dropFolder(page.getByRole("main"), join(folder, "Road trip"));
  await waitForReview(page);
  const readMs = Date.now() - started;

  const placed = await readPlacements(page);
  const withGps = files.filter(({ by }) => by === "gps" || by === "coast");
  const right = withGps.filter(({ name, state }) => placed[name] === state);
  expect(right.length / withGps.length).toBeGreaterThanOrEqual(0.99);
  const byTime = files.filter(({ by }) => by === "time");
  expect(byTime.filter(({ name, state }) => placed[name] !== state)).toEqual([]);

  const untouched = names.find((name) => !files.some(({ state }) => state === name)) ?? "";
  await chooseForDateless(page, untouched);
  const placing = Date.now();
  await pressPlace(page, PHOTO_COUNT);
  await waitUntilPlaced(page);
  const placeMs = Date.now() - placing;
  const stateCount = new Set(Object.values(placed)).size + 1;
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText(`${PHOTO_COUNT} photos in ${stateCount} states`);
  const progress = page.getByRole("progressbar", { name: "Progress" });
  await expect(progress).not.toHaveAttribute("aria-valuetext", /^0 of/);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(progress).toHaveAttribute("aria-valuetext", "0 of 50 states");

  const load = await stopWatching();
  const figures = { photos: PHOTO_COUNT, withGps: withGps.length, right: right.length };
  console.log(JSON.stringify({ ...figures, readMs, placeMs, ...load }));
  expect(load.longestTaskCpuMs).toBeLessThan(MAX_TASK_CPU_MS);
  expect(load.peakMb).toBeLessThan(600);

  expect(await placePlainFolder(page, join(folder, "Messages"))).toBeLessThanOrEqual(12);
  await expect(progress).toHaveAttribute("aria-valuetext", "20 of 50 states");
});

test("photos that were stored before a crash are placed at the next visit", async ({
  browser,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext();
  const page = await signIn(context, webUrl, uniqueEmail());
  await openMap(page);
  const url = page.url();
  await dropFolder(page.getByRole("main"), join(folder, "Weekend"));
  await waitForReview(page);
  await expectAccessible(page);
  await page.evaluate(freezeAtPhoto, 8);
  const frozen = page.waitForEvent("console", (message) => message.text() === "frozen");
  await page.getByRole("button", { name: /^Place \d+ photos in/ }).click({ noWaitAfter: true });
  await frozen;
  const crashed = page.waitForEvent("crash");
  await killFrozenPage(browser);
  await crashed;

  const again = await context.newPage();
  await again.goto(url);
  const notice = again.getByText(
    /^The page closed while we placed your photos\. \d+ photos? made it onto your map\. Drop/,
  );
  await expect(notice).toBeVisible();
  const through = Number(/\d+/.exec((await notice.textContent()) ?? "")?.[0]);
  expect(through).toBeGreaterThan(0);
  await expect.poll(async () => countImages(await readInputs(again))).toBe(through);
  await again.reload();
  await expect(again.getByRole("button", { name: "Fill the map" })).toBeVisible();
  await expect(again.getByText("made it onto your map")).toHaveCount(0);
});

/** Blocks the main thread when the photo of this number is about to be stored; runs in the page. */
function freezeAtPhoto(number: number): void {
  let kept = 0;
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")?.value;
  IDBObjectStore.prototype.put = function freeze(this: IDBObjectStore, ...values: unknown[]) {
    if (this.name === "photos") kept += 1;
    if (kept === number) {
      console.log("frozen");
      for (;;);
    }
    return put.apply(this, values);
  };
}

/** Kills the blocked renderer, found by its CPU time: other pages' renderers are idle. */
async function killFrozenPage(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const readTimes = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await readTimes();
  const findFrozen = async () =>
    [...(await readTimes())].find(([id, time]) => time - (before.get(id) ?? time) > 1)?.[0];
  await expect.poll(findFrozen, { timeout: 30_000 }).toBeDefined();
  const frozen = await findFrozen();
  if (frozen === undefined) throw new Error("The page is not frozen");
  process.kill(frozen, "SIGKILL");
  await session.detach();
}

function countImages(inputs: StoredInputs): number {
  return Object.values(inputs).reduce((sum, { images }) => sum + images.length, 0);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, `at ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
