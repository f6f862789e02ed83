import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import sharp from "sharp";
import { checkOut } from "./support/check-out.ts";
import { dropPhotos } from "./support/drop-photo.ts";
import { readCode, readMails } from "./support/inbox.ts";
import { expectSaved } from "./support/project-page.ts";
import { makeJpeg } from "./support/project-state.ts";
import {
  expectSecondBrand,
  expectSecondBrandPage,
  FIRST_BRAND,
  requireSecondBrandUrl,
  SECOND_BRAND,
} from "./support/second-brand.ts";
import { expect, test } from "./support/session.ts";
import { newEmail, PASSWORD } from "./support/sign-up.ts";

const MAP = "Connecticut Counties";
/** A product that only the second brand has: it frames the maps of counties. */
const PRODUCT = "framed-connecticut-counties-photo-map";

async function addPhoto(page: Page, county: string): Promise<void> {
  const photo = await makeJpeg(`${county}.jpg`, 200);
  await dropPhotos(page.getByRole("button", { name: `${county}: add a photo` }), [photo]);
  await expect(page.getByRole("button", { name: `${county}: 1 photo` })).toBeVisible();
}

/** Starts a guest's map on the home page and adds one photo. */
async function startMap(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  await expectSecondBrandPage(page, "Once around the country");
  await page.getByRole("link", { name: "See all maps" }).click();
  await expectSecondBrandPage(page, "maps");
  await page.getByRole("link", { name: MAP, exact: true }).click();
  await expectSecondBrandPage(page, `${MAP} photo map`);
  await page.getByRole("link", { name: "Start this map" }).first().click();
  await addPhoto(page, "Hartford");
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await expectSecondBrand(page);
}

/** Registers from the guest's map, which comes along without a question, and ends on it. */
async function register(page: Page, webUrl: string, email: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}/account/register?redirectTo=${pathname}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await expectSecondBrandPage(page, "Create an Account");
  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.getByLabel("Verification code").fill(await readCode(page.request, webUrl, email));
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
}

/** Prints two sheets, each with a county at its size on the map. */
async function printAtHome(page: Page): Promise<void> {
  await page.goto(`${page.url()}/output/download`);
  await expectSecondBrand(page);
  await page.getByRole("radio", { name: "One per sheet" }).check();
  await page.getByLabel("Paper size", { exact: true }).selectOption("11x14");
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  await page.getByRole("button", { name: "Download 2 files" }).click();
  // A page load that begins before the second download starts would be aborted by it.
  await expect.poll(() => downloads.length).toBe(2);
  const sheet = await readFile((await downloads[0]?.path()) ?? "");
  const facts = { format: "jpeg", width: 3300, height: 4200, density: 300 };
  expect(await sharp(sheet).metadata()).toMatchObject(facts);
  const { dominant } = await sharp(sheet).trim({ background: "white", threshold: 40 }).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
}

/** Buys the map in the shop, ends on the paid order's page, and returns its number. */
async function buyFramedMap(page: Page, siteUrl: string, email: string): Promise<string> {
  await page.goto(`${siteUrl}/shop?q=connecticut`);
  await expectSecondBrandPage(page, "connecticut");
  await page
    .getByRole("link", { name: `Framed ${MAP} Photo Map` })
    .first()
    .click();
  await expect(page).toHaveURL(`${siteUrl}/product/${PRODUCT}`);
  await expect(page.getByRole("region", { name: "Your map" })).toContainText("2 of 8 counties");
  await expectSecondBrandPage(page, `Framed ${MAP} Photo Map`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expectSecondBrandPage(page, "Cart");
  const number = await checkOut(page, email);
  await expectSecondBrandPage(page, "Thank you!");
  await page.goto(`${siteUrl}/account/orders/${number}`);
  await expect(page.getByText(`Your map: ${MAP}`)).toBeVisible();
  await expectSecondBrandPage(page, `Order #${number}`);
  return number;
}

test("the second brand sells a framed map on its own host, from its home page to the paid order and the sheets printed at home", async ({
  page,
  browser,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const siteUrl = requireSecondBrandUrl();
  const email = newEmail();
  await startMap(page, siteUrl);
  await register(page, webUrl, email);
  await addPhoto(page, "Litchfield");
  await expectSaved(page);
  await expectSecondBrand(page);
  const projectPath = new URL(page.url()).pathname;
  await printAtHome(page);
  const number = await buyFramedMap(page, siteUrl, email);

  const mails = await readMails(page.request, webUrl, email, 2);
  for (const mail of mails) {
    expect(mail.from).toBe(SECOND_BRAND.sender);
    expect(mail.subject).toContain(SECOND_BRAND.name);
    expect(mail.text + mail.html).not.toMatch(FIRST_BRAND);
    expect(mail.html.toUpperCase()).toContain(SECOND_BRAND.accent);
  }
  expect(mails.at(-1)?.subject).toBe(`Your ${SECOND_BRAND.name} order #${number}`);
  const [link = ""] = /https?:\S+\/order\/\d+\?key=\S+/.exec(mails.at(-1)?.text ?? "") ?? [];
  expect(link).toContain(`${siteUrl}/order/${number}?key=`);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText(`Your map: ${MAP}`)).toBeVisible();
  await guest.goto(link.slice(0, -1));
  await expect(guest.getByText("This link doesn't open an order")).toBeVisible();

  // An account belongs to both brands, an order to one.
  await page.goto(webUrl + projectPath);
  await expect(page.getByText("We could not find this project")).toBeVisible();
  await page.goto(`${webUrl}/account/login?redirectTo=%2Faccount%2Forders`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  await page.goto(`${webUrl}/account/orders/${number}`);
  await expect(page.getByText(`Could not find order #${number}.`)).toBeVisible();
  await expect(page.getByText(MAP)).toHaveCount(0);
});
