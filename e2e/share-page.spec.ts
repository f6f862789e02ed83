import type { Page, Response } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { withFacts } from "./support/photo-folder/photo-file.ts";
import { createMap, expectSaved, FIFTY, queryApi, updateProject } from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const PLACE = { latitude: 39.54321, longitude: -111.45678 };
const FILE_NAME = "SECRET_Birthday_4711";
const NOTE = "the key is below the mat";
const INVITED = "invited-aunt@photomap.example";

/** Fills two states with dated photos that have coordinates and file names, and adds a grant. */
async function shareMap(page: Page, webUrl: string): Promise<string> {
  const id = await createMap(page, webUrl, FIFTY);
  const states = [
    ["Utah", "2011-05-03T14:22:05", "#c81e8c"],
    ["Texas", "2019-08-01T09:12:33", "#1e8cc8"],
  ] as const;
  for (const [name, time, background] of states) {
    const pixels = { width: 900, height: 900, channels: 3, background } as const;
    const picture = await sharp({ create: pixels }).jpeg().toBuffer();
    const bytes = await withFacts(picture, { time, place: PLACE });
    const photo = { name: `${FILE_NAME}_${name}.jpg`, type: "image/jpeg", bytes };
    await dropPhotos(page.getByRole("button", { name: `${name}: add a photo` }), [photo]);
    await expect(page.getByRole("button", { name: `${name}: 1 photo` })).toBeVisible();
  }
  await expectSaved(page);
  const { file } = await queryApi(page, `{ file(id: "${id}") { inputs } }`);
  expect(JSON.stringify(file)).toMatch(/39\.5432.*111\.4567|111\.4567.*39\.5432/);
  await updateProject(page, id, { accessPolicy: "PUBLIC" });
  const access = `fileId: "${id}", granteeEmail: "${INVITED}", role: COLLABORATOR, note: "${NOTE}"`;
  const invite = `mutation { addMapmakerFileAccess(input: { ${access} }) { __typename } }`;
  const invited = await queryApi(page, invite);
  expect(JSON.stringify(invited)).toContain("Success");
  return id;
}

/** The complete response as text; pictures must have no metadata. */
async function readResponse(response: Response): Promise<string> {
  const headers = JSON.stringify(response.headers());
  // An event stream does not end; its events are ids and counts.
  const isStream = headers.includes("text/event-stream");
  const body = isStream ? Buffer.alloc(0) : await response.body().catch(() => Buffer.alloc(0));
  if (body.length > 0 && /"content-type":"image\/(?!svg)/.test(headers)) {
    const { exif, xmp, iptc } = await sharp(body).metadata();
    expect([response.url(), exif, xmp, iptc]).toEqual([
      response.url(),
      undefined,
      undefined,
      undefined,
    ]);
  }
  return [response.url(), headers, body.toString("latin1")].join("\n");
}

/** Decodes the first part of image addresses. */
const decodeUrls = (text: string) =>
  [...text.matchAll(/\/(eyJ[\w-]+)\//g)].map(([, part = ""]) => Buffer.from(part, "base64url"));

test("a stranger plays a shared map, and nothing that the page loads reveals more than years", async ({
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const owner = await signIn(await browser.newContext(), webUrl, email);
  const id = await shareMap(owner, webUrl);

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await (await browser.newContext(phone)).newPage();
  const responses: Promise<string>[] = [];
  page.on("response", (response) => responses.push(readResponse(response)));
  await page.goto(`${webUrl}/p/${id}?s=1`);
  await expect(page.getByText("2 of 50 states, 2011 to 2019")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Play the map" }).click();
  const position = page.getByRole("slider", { name: "Position" });
  await expect(position).toHaveAttribute("aria-valuetext", "2019, Texas, 2 states");
  await expect(page.getByRole("button", { name: "Play the map" })).toBeVisible();
  await position.press("Home");
  await expect(position).toHaveAttribute("aria-valuetext", "2011, 0 states");
  await position.press("ArrowRight");
  await expect(position).toHaveAttribute("aria-valuetext", "2011, Utah, 1 state");
  // With reduced motion, nothing moves until it is asked to.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("button", { name: "Play the map" })).toBeHidden();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(position).toHaveAttribute("aria-valuetext", "2019, Texas, 2 states");
  const texas = page.getByRole("link", { name: /^Texas/ });
  await texas.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toBe(true);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  const cardAnswer = await page.request.get(card ?? "");
  expect(cardAnswer.headers()["content-type"]).toBe("image/jpeg");
  const { width, height, exif } = await sharp(await cardAnswer.body()).metadata();
  expect({ width, height, exif }).toEqual({ width: 1200, height: 630, exif: undefined });

  const scripts = (await Promise.all(responses))
    .map((text) => text.split("\n")[0] ?? "")
    .filter((url) => url.endsWith(".js"));
  expect(scripts.map((url) => /[a-z-]+(?=-[\w-]{8}\.js)/.exec(url)?.[0])).toEqual(["share-player"]);

  const project = page.waitForResponse(/\/graphql$/);
  await texas.click();
  await (await project).finished();
  const sent = await Promise.all(responses);
  const everything = sent.flatMap((text) => [text, ...decodeUrls(text)]).join("\n");
  const secrets = [email, INVITED, NOTE, FILE_NAME, "39.5432", "111.4567"];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  expect(everything).not.toMatch(/2011.05.03.14:22|2019.08.01.09:12/);
  expect(everything).toContain("2019-08-01");
  expect(everything).toContain("noindex");

  await updateProject(owner, id, { accessPolicy: "PRIVATE" });
  expect((await page.request.get(card ?? "")).status()).toBe(404);
  await page.goto(`${webUrl}/p/${id}?s=1`);
  await expect(page.getByText("2 of 50 states")).toHaveCount(0);
});
