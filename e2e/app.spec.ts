import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./support/chromium.ts";
import { dropPhotos } from "./support/drop-photo.ts";
import { waitInContext, waitUntilHydrated } from "./support/hydration.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { expectSaved, nameField } from "./support/project-page.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

/** Service workers run in these tests only: every context with one stores a build. */
test.use({ serviceWorkers: "allow" });

const REGIONS = ["Utah", "Texas", "Arizona", "Oregon", "Nevada"];
const EDITS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

const region = (page: Page, name: string) => page.getByRole("button", { name: `${name}:` });

/** Waits until the worker has stored what the page needs to start without a connection. */
const waitForWorker = (page: Page) => page.locator("html[data-worker=ready]").waitFor();

const expectOffline = (page: Page) =>
  expect(
    page.getByText("Offline, kept in this browser", { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

/** Opens a page from the service worker, because the browser's own cache could have it too. */
async function openOffline(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.fromServiceWorker()).toBe(true);
}

/** Launches a browser whose profile is kept when it is closed. */
async function launch(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_FLAGS,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "allow",
  });
  waitInContext(context);
  return context;
}

test("a guest opens the finder and a map without a connection, and the changes are sent", async ({
  context,
  webUrl,
}) => {
  const page = await context.newPage();
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await expect(page).toHaveURL(/\/p\/guest-/);
  const url = page.url();
  await waitForWorker(page);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("link", { name: "50 States" })).toBeVisible();
  await waitForWorker(page);
  await page.close();
  await context.setOffline(true);

  const offline = await context.newPage();
  await openOffline(offline, `${webUrl}/create`);
  await expect(offline.getByText("You're offline.")).toBeVisible();
  await offline.getByRole("link", { name: "50 States" }).click();
  await expect(offline).toHaveURL(url);
  await dropPhotos(region(offline, "Utah"), [await makeJpeg("u.jpg", 90)]);
  await expect(region(offline, "Utah")).toHaveAccessibleName(/^Utah: 1 photo/);
  await expectOffline(offline);
  await openOffline(offline, url);
  await nameField(offline).fill("Made offline");
  await nameField(offline).press("Enter");
  await openOffline(offline, `${webUrl}/shop`);
  await expect(offline.getByRole("heading", { name: "No connection" })).toBeVisible();

  await context.setOffline(false);
  const stored = offline.waitForResponse(
    (response) => response.request().method() === "POST" && response.status() === 204,
  );
  await offline.goto(url);
  await stored;
  await expect(nameField(offline)).toHaveValue("Made offline");
  await expect(region(offline, "Utah")).toHaveAccessibleName(/^Utah: 1 photo/);
});

test("ten edits and five photos of a day without a connection are sent once", async ({
  webUrl,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "photomap-profile-"));
  let context = await launch(profile);
  let page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  const url = page.url();
  await waitForWorker(page);
  await context.close();

  context = await launch(profile);
  await context.setOffline(true);
  page = await context.newPage();
  await page.clock.install();
  await openOffline(page, url);
  for (const [index, name] of REGIONS.entries()) {
    await dropPhotos(region(page, name), [await makeJpeg(`${name}.jpg`, 40 * index)]);
    await expect(region(page, name)).toHaveAccessibleName(new RegExp(`^${name}: 1 photo`));
  }
  await page.clock.fastForward(DAY_MS);
  await openOffline(page, `${url}/UT`);
  const opening = new OpeningPage(page);
  await opening.selectPhoto(0);
  let x = 0;
  for (let edit = 0; edit < EDITS; edit += 1) ({ x } = await opening.press("d"));
  await expectOffline(page);
  await context.close();

  context = await launch(profile);
  page = await context.newPage();
  await page.goto(url);
  await expect
    .poll(async () => Object.values(await readInputs(page)).map(({ images }) => images.length))
    .toEqual(REGIONS.map(() => 1));
  await expectSaved(page);
  const sent = await readInputs(page);
  expect(sent["UT"]?.images[0]?.x).toBe(x);
  const ids = Object.values(sent).flatMap(({ images }) => images.map(({ id }) => id));
  expect(new Set(ids).size).toBe(REGIONS.length);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test("a log-out removes the account's maps from the browser", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  const url = page.url();
  await waitForWorker(page);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("link", { name: "50 States" })).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  const before = await context.newPage();
  await openOffline(before, url);
  await expect(nameField(before)).toBeVisible();
  await context.setOffline(false);

  await page.goto(`${webUrl}/account`);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${webUrl}/`);
  // The other tab loads its page again, now without the session.
  await waitUntilHydrated(before);
  await expect(
    before.getByRole("heading", { name: "We could not find this project" }),
  ).toBeVisible();
  await context.setOffline(true);
  await openOffline(page, url);
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await openOffline(page, `${webUrl}/create`);
  await expect(page.getByText("Guest Mode.")).toBeVisible();
  await expect(page.getByRole("link", { name: "50 States" })).toHaveCount(0);
});

for (const [brand, name] of [
  ["pm", "Photomap"],
  ["tbl", "The Big Loop"],
] as const) {
  test(`${name} can be installed as an app`, async ({ browser, webUrl }) => {
    const context = await browser.newContext({
      serviceWorkers: "allow",
      extraHTTPHeaders: { "x-business-id": brand },
    });
    const page = await context.newPage();
    await page.goto(`${webUrl}/create`);
    const session = await context.newCDPSession(page);
    const { manifest, errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({ name, display: "kStandalone" });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  });
}
