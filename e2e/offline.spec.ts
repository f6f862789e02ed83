import { chooseSoakSize } from "@photomap/testing/soak";
import type { Page } from "@playwright/test";
import { dropPhotos } from "./support/drop-photo.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { expectSaved, openSettings } from "./support/project-page.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const MINUTES = chooseSoakSize(1, 10);
const EDITS = chooseSoakSize(2, 20);
const PHOTOS = chooseSoakSize(1, 5);
const STEP_MS = 2_000;
const REGIONS = ["Utah", "Texas", "Arizona", "Oregon", "Nevada"].slice(0, PHOTOS);

const region = (page: Page, name: string) => page.getByRole("button", { name: `${name}:` });

/** Waits for the editor's screens, which load while the page is idle. */
const waitForScreens = (page: Page) => page.locator("html[data-screens=loaded]").waitFor();

const expectOffline = (page: Page) =>
  expect(
    page.getByText("Offline, kept in this browser", { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

test("an open map works without a connection, and is saved when it is back", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  await waitForScreens(page);
  await context.setOffline(true);
  await expectOffline(page);
  await dropPhotos(region(page, "Utah"), [await makeJpeg("u.jpg", 90)]);
  await expect(region(page, "Utah")).toHaveAccessibleName(/^Utah: 1 photo/);

  await region(page, "Utah").press("Enter");
  const opening = new OpeningPage(page);
  await opening.selectPhoto(0);
  const { x } = await opening.press("d");
  await expectOffline(page);
  await page.getByRole("button", { name: "Done" }).click();
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: "Print or order" }).click();
  await expect(
    page.getByRole("heading", { name: "Printing needs an internet connection" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to map" }).click();

  // A page outside the project needs the server.
  await page.getByRole("link", { name: "Photomap, home" }).click();
  const noConnection = page.getByRole("dialog", { name: "No connection" });
  await noConnection.getByRole("button", { name: "Try again" }).click();
  await expect(noConnection.getByText("Still no connection.")).toBeVisible();
  await noConnection.getByRole("button", { name: "Stay here" }).click();

  await context.setOffline(false);
  await expectSaved(page);
  const images = (await readInputs(page))["UT"]?.images ?? [];
  expect(images.map((image) => image.x)).toEqual([x]);
});

test(`${MINUTES} min without a connection, ${EDITS} edits, ${PHOTOS} photos, a closed tab: nothing is lost`, async ({
  context,
  webUrl,
}) => {
  test.setTimeout(600_000);
  // The browser does not report the network's return.
  await context.addInitScript(() => {
    window.addEventListener("online", (event) => event.stopImmediatePropagation());
  });
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.clock.install();
  await createProject(page);
  const url = page.url();
  await waitForScreens(page);
  await context.setOffline(true);
  for (const [index, name] of REGIONS.entries()) {
    await dropPhotos(region(page, name), [await makeJpeg(`${name}.jpg`, 40 * index)]);
    await expect(region(page, name)).toHaveAccessibleName(new RegExp(`^${name}: 1 photo`));
  }
  await region(page, "Utah").press("Enter");
  const opening = new OpeningPage(page);
  await opening.selectPhoto(0);
  let x = 0;
  for (let edit = 0; edit < EDITS; edit += 1) {
    ({ x } = await opening.press(edit % 3 === 2 ? "a" : "d"));
    await page.clock.runFor((MINUTES * 60_000) / EDITS);
    await expectOffline(page);
  }
  await page.getByRole("button", { name: "Done" }).click();
  await context.setOffline(false);
  // Steps are small: one beyond a check's time limit would end the check before its answer.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000, intervals: [0] });
  const sent = await readInputs(page);
  expect(Object.values(sent).map(({ images }) => images.length)).toEqual(REGIONS.map(() => 1));
  expect(sent["UT"]?.images[0]?.x).toBe(x);

  await context.setOffline(true);
  await dropPhotos(region(page, "Iowa"), [await makeJpeg("i.jpg", 200)]);
  await expect(region(page, "Iowa")).toHaveAccessibleName(/^Iowa: 1 photo/);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(url);
  await expect.poll(async () => (await readInputs(next))["IA"]?.images.length).toBe(1);
});
