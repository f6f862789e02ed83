import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Design, openingsOf } from "@photomap/design";
import type { Page } from "@playwright/test";
import { createProject, expect, signIn, test, uniqueEmail } from "./person.ts";
import { dropFolder } from "./travel/drop-folder.ts";
import { makeTravel, type TravelFile } from "./travel/make-travel.ts";
import { watchPage } from "./travel/watch-page.ts";

const DESIGN = new URL("../catalogue/designs/50-states-36x24.json", import.meta.url);

/** The whole journey is 500 photos; the everyday test makes do with a part of it. */
const PHOTO_COUNT = Number(process.env["TRAVEL_PHOTOS"] ?? 64);

async function stateNames(): Promise<string[]> {
  const design: Design = JSON.parse(await readFile(DESIGN, "utf8"));
  return openingsOf(design).flatMap(({ name, enabled }) => (enabled ? [name] : []));
}

/** By the sheet's own words: photo name to the region it stands in. */
function readPlacements(page: Page): Promise<Record<string, string>> {
  return page.getByRole("dialog").evaluate((sheet) => {
    const placed: Record<string, string> = {};
    for (const region of sheet.querySelectorAll("[data-region]")) {
      const heading = region.querySelector("h3")?.firstChild?.textContent ?? "";
      for (const row of region.querySelectorAll("[data-photo]")) {
        placed[/IMG_\d+\.jpg/.exec(row.textContent ?? "")?.[0] ?? ""] = heading;
      }
    }
    return placed;
  });
}

// Tracing looks at the page all the time, which is what is measured here.
test.use({ trace: "off" });

test.describe("a folder of photos dropped on the map", () => {
  test.setTimeout(PHOTO_COUNT > 100 ? 600_000 : 90_000);
  let folder = "";
  let files: readonly TravelFile[] = [];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), "photomap-travel-"));
    files = await makeTravel(join(folder, "Journey"), PHOTO_COUNT, await stateNames());
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is read, reviewed and placed in one step that one undo takes back", async ({
    browser,
    webUrl,
  }) => {
    const page = await signIn(await browser.newContext(), webUrl, uniqueEmail());
    await createProject(page);
    const target = page.getByRole("main");
    await expect(page.getByRole("button", { name: "Fill the map" })).toBeVisible();
    const stopWatching = await watchPage(browser, page);

    const start = Date.now();
    await dropFolder(target, join(folder, "Journey"));
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("progressbar", { name: /photos read/ })).toBeAttached();
    await expect(sheet.getByRole("heading", { name: "Where your photos go" })).toBeVisible({
      timeout: 300_000,
    });
    const readMs = Date.now() - start;

    const placed = await readPlacements(page);
    const withGps = files.filter(({ by }) => by === "gps" || by === "coast");
    const right = withGps.filter(({ name, state }) => placed[name] === state);
    expect(right.length / withGps.length).toBeGreaterThanOrEqual(0.99);
    const byTime = files.filter(({ by }) => by === "time");
    expect(byTime.filter(({ name, state }) => placed[name] !== state)).toEqual([]);

    const untouched = (await stateNames()).find(
      (name) => !files.some(({ state }) => state === name),
    );
    await sheet.getByLabel("Without a date: Place all 4 in").selectOption(untouched ?? "");
    const place = sheet.getByRole("button", { name: /^Place / });
    await expect(place).toHaveText(new RegExp(`^Place ${PHOTO_COUNT} photos in`));
    const placing = Date.now();
    await place.click();
    await expect(page.getByText(/on your map\.$/)).toBeVisible({ timeout: 120_000 });
    const placeMs = Date.now() - placing;

    const load = await stopWatching();
    console.log(
      JSON.stringify({
        photos: PHOTO_COUNT,
        gps: withGps.length,
        right: right.length,
        readMs,
        placeMs,
        ...load,
      }),
    );
  });
});
