import { readFile } from "node:fs/promises";
import { dropPhotos } from "./support/drop-photo.ts";
import { readEvent } from "./support/error-tracker.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const HEIC = new URL("../apps/web/src/project/uploads/test-photos/phone.heic", import.meta.url);

test("a HEIC photo dropped on the map is stored as JPEG and shown in another browser", async ({
  context,
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const page = await signIn(context, webUrl, email);
  await createProject(page);
  const photo = { name: "IMG_0001.HEIC", type: "", bytes: await readFile(HEIC) };
  await dropPhotos(page.getByRole("button", { name: /^Colorado:/ }), [photo]);
  await expect.poll(async () => (await readInputs(page))["CO"]?.images.length).toBe(1);
  expect((await readInputs(page))["CO"]?.images[0]?.id).toMatch(/\.jpg$/);

  const other = await signIn(await browser.newContext(), webUrl, email);
  const { origin } = new URL(webUrl);
  const shown = other.waitForResponse(
    (answer) => answer.request().resourceType() !== "document" && !answer.url().startsWith(origin),
  );
  await other.goto(page.url());
  expect((await shown).status()).toBe(200);
  await expect(other.getByRole("button", { name: "Colorado: 1 photo" })).toBeVisible();
});

test("UPL-07 a completed upload is saved; a failed one is removed and restored by Try Again", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  let isShut = false;
  await page.route(/^https?:\/\/[^/]+\/[\w-]*ingest[\w-]*\/?$/, (route) =>
    isShut ? route.fulfill({ status: 400, body: "<Error/>" }) : route.fallback(),
  );
  await dropPhotos(page.getByRole("button", { name: /^Colorado:/ }), [await makeJpeg("a.jpg", 40)]);
  await expect.poll(async () => (await readInputs(page))["CO"]?.images.length).toBe(1);

  isShut = true;
  await dropPhotos(page.getByRole("button", { name: /^Utah:/ }), [await makeJpeg("b.jpg", 90)]);
  const toast = page.getByRole("alert").filter({ hasText: "Upload error. Please try again." });
  await expect(toast).toBeVisible();
  // The focus pauses the countdown of the message.
  await toast.hover();
  await expect(page.getByRole("button", { name: "Utah: add a photo" })).toBeVisible();
  const { pathname } = new URL(page.url());
  const report = await readEvent(
    page.request,
    webUrl,
    ({ transaction, tags }) => transaction === pathname && tags["action"] === "upload",
  );
  expect(report.exception.values[0]?.value).toBe("The photo was not stored: refused");
  expect((await readInputs(page))["UT"]?.images ?? []).toEqual([]);

  isShut = false;
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Utah: 1 photo" })).toBeVisible();
  await expect.poll(async () => (await readInputs(page))["UT"]?.images.length).toBe(1);
});
