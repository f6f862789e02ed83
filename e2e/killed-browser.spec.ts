import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseSoakSize } from "@photomap/testing/soak";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./support/chromium.ts";
import { dropPhotos } from "./support/drop-photo.ts";
import { leaveWhileMoving, MOVED_POINTS } from "./support/leave-while-moving.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const KILLS = chooseSoakSize(3, 20);
const STEP_POINTS = 3;

test(`a browser killed in the middle of a gesture, ${KILLS} times, loses the open gesture and nothing else`, async ({
  webUrl,
}) => {
  test.setTimeout(600_000);
  const profile = await mkdtemp(join(tmpdir(), "photomap-profile-"));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
      viewport: { width: 1440, height: 900 },
    });
  let context = await launch();
  let page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  const url = page.url();
  await dropPhotos(page.getByRole("button", { name: /^Utah:/ }), [await makeJpeg("u.jpg", 90)]);
  await expect.poll(async () => (await readInputs(page))["UT"]?.images.length).toBe(1);
  // A killed browser may lose cookies of the last 30 seconds; the session is not under test here.
  const cookies = await context.cookies();
  const start = (await readInputs(page))["UT"]?.images[0]?.x ?? 0;

  let steps = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await page.goto(`${url}/UT`);
    const opening = new OpeningPage(page);
    await opening.selectPhoto(0);
    for (let i = 0; i <= kill % 4; i += 1) {
      await page.keyboard.press("d");
      steps += 1;
    }
    await untilWritten(page, steps);
    await startDragging(page, opening);
    execFileSync("pkill", ["-9", "-f", profile]);
    await context.close().catch(() => undefined);
    context = await launch();
    await context.addCookies(cookies);
    page = await context.newPage();
    // Pending changes are sent at the next start.
    await page.goto(url);
    await expect
      .poll(async () => (await readInputs(page))["UT"]?.images[0]?.x, { timeout: 30_000 })
      .toBeCloseTo(start + steps * STEP_POINTS, 6);
  }
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test("a page that unloads during a gesture, without a connection, loses no edit", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  const url = page.url();
  await dropPhotos(page.getByRole("button", { name: /^Utah:/ }), [await makeJpeg("u.jpg", 90)]);
  await expect.poll(async () => (await readInputs(page))["UT"]?.images.length).toBe(1);
  const start = (await readInputs(page))["UT"]?.images[0]?.x ?? 0;
  for (const visit of [1, 2, 3]) {
    await page.goto(`${url}/UT`);
    await new OpeningPage(page).selectPhoto(0);
    await disconnect(page);
    await leaveWhileMoving(page, url);
    await expect
      .poll(async () => (await readInputs(page))["UT"]?.images[0]?.x)
      .toBeCloseTo(start + visit * MOVED_POINTS, 6);
  }
});

/** Makes the save on leaving fail; a new page is connected again. */
async function disconnect(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("The connection is down"));
  });
}

/** Waits until the journal on disk has this many placements. */
async function untilWritten(page: Page, steps: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open("photomap");
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
        const entries = await new Promise<{ entry: { edit?: { type: string } } }[]>((resolve) => {
          const request = db.transaction("journal").objectStore("journal").getAll();
          request.addEventListener("success", () => resolve(request.result));
        });
        db.close();
        return entries.filter(({ entry }) => entry.edit?.type === "PLACE_IMAGE").length;
      }),
    )
    .toBe(steps);
}

async function startDragging(page: Page, opening: OpeningPage): Promise<void> {
  const { x, y } = await opening.middle(opening.canvas);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
}
