import type { Page } from "@playwright/test";
import { type HelpPicture, OWNER, openMap } from "./studio.ts";

const MAP = "Our fifty states";
const SHARED_MAP = "Trips abroad";

async function openSharing(page: Page, webUrl: string, map: string): Promise<void> {
  await openMap(page, webUrl, map);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Share your map" }).waitFor();
}

/** Pictures of sharing, suggestions and the progress picture. */
export const SHARING_PICTURES: readonly HelpPicture[] = [
  {
    name: "sharing-settings",
    email: OWNER,
    viewport: { width: 1200, height: 900 },
    open: async (page, webUrl) => {
      await openSharing(page, webUrl, MAP);
      // The link contains this machine's address.
      await page.getByRole("textbox", { name: "Sharing link" }).evaluate((field) => {
        if (field instanceof HTMLInputElement)
          field.value = "https://photomap.example/p/2SNpkp?s=1";
      });
      return [page.getByRole("dialog")];
    },
  },
  {
    name: "invite-family",
    email: OWNER,
    open: async (page, webUrl) => {
      await openSharing(page, webUrl, MAP);
      await page.getByRole("button", { name: "Invite Someone" }).click();
      return [page.getByRole("dialog", { name: "Invite Someone" })];
    },
    paddingPx: 0,
  },
  {
    name: "suggestions",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, SHARED_MAP)}/collaborate`);
      await page.getByRole("list", { name: "Suggestions" }).waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "review-suggestion",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, SHARED_MAP)}/collaborate`);
      await page
        .getByRole("list", { name: "Suggestions" })
        .getByRole("link", { name: /Japan/ })
        .click();
      await page.getByRole("button", { name: "Use it" }).waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "shared-map-page",
    viewport: { width: 1200, height: 900 },
    email: OWNER,
    open: async (page, webUrl) => {
      const map = await openMap(page, webUrl, MAP);
      // The owner would be redirected to the map.
      await page.context().clearCookies();
      await page.goto(`${map}/share`);
      return [page.locator("body")];
    },
    paddingPx: 0,
  },
  {
    name: "progress-picture",
    email: OWNER,
    viewport: { width: 1200, height: 900 },
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, MAP)}/timeline`);
      await page.getByRole("button", { name: "Share image" }).click();
      await page.getByRole("img", { name: /complete!$/ }).waitFor();
      return [page.getByRole("dialog")];
    },
  },
];
