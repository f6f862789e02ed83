import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { dropPhotos } from "../../support/drop-photo.ts";
import { dropFolder } from "../../support/photo-folder/drop-folder.ts";
import { makePhotoFolder } from "../../support/photo-folder/make-photo-folder.ts";
import { waitForReview } from "../../support/photo-folder/sheet.ts";
import { type HelpPicture, OWNER, openMap } from "./studio.ts";

const MAP = "Our fifty states";
const PHOTOS = new URL("../../../catalog/photos/", import.meta.url);
const FOLDER_STATES = ["Arizona", "California", "Colorado", "Maine", "Montana", "Ohio", "Utah"];

/** Opens an opening of a guest's new map, with photos. */
async function openOpening(page: Page, webUrl: string, names: readonly string[]): Promise<void> {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await page.getByRole("button", { name: "Colorado: add a photo" }).press("Shift+Enter");
  const canvas = page.getByRole("application");
  await canvas.locator("> div").first().waitFor();
  const thumbs = page.getByRole("list", { name: "Photos" }).getByRole("button", { name: /Photo/ });
  for (const [index, name] of names.entries()) {
    const bytes = await readFile(new URL(`${name}.jpg`, PHOTOS));
    await dropPhotos(canvas, [{ name: `${name}.jpg`, type: "image/jpeg", bytes }]);
    await thumbs.nth(index).waitFor();
  }
}

/** Opens the review of a folder that is dropped on the map; its photos are from trips of ten. */
export async function openReview(page: Page, webUrl: string, photoCount = 16): Promise<void> {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await page.getByRole("button", { name: "Fill the map" }).waitFor();
  const folder = await mkdtemp(join(tmpdir(), "photomap-help-"));
  try {
    await makePhotoFolder(join(folder, "Road trip"), photoCount, FOLDER_STATES);
    await dropFolder(page.getByRole("main"), join(folder, "Road trip"));
    await waitForReview(page);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pictures of photos in openings. */
export const PHOTO_PICTURES: readonly HelpPicture[] = [
  {
    name: "add-photos",
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/p/new/50-states-36x24`);
      await page.getByRole("button", { name: "Colorado: add a photo" }).press("Shift+Enter");
      await page.getByRole("button", { name: "Add photos" }).waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "place-a-photo",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, MAP)}/AZ`);
      await page.locator("[data-frame]").waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "place-tools",
    email: OWNER,
    viewport: { width: 1200, height: 900 },
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, MAP)}/AZ`);
      await page.locator("[data-frame]").waitFor();
      return [
        page.getByText("Size", { exact: true }).first(),
        page.getByRole("button", { name: "Remove" }),
      ];
    },
    paddingPx: 20,
  },
  {
    name: "photo-layouts",
    viewport: { width: 1200, height: 900 },
    open: async (page, webUrl) => {
      await openOpening(page, webUrl, ["mountain-lake", "autumn-mountain", "two-dogs"]);
      const layout = page
        .getByRole("group", { name: /layout/i })
        .getByRole("button")
        .first();
      await layout.click();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "photo-quality",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, MAP)}/TX`);
      await page.locator("[data-frame]").waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "background-color",
    viewport: { width: 1200, height: 1000 },
    open: async (page, webUrl) => {
      await openOpening(page, webUrl, ["two-dogs"]);
      const other = page.getByRole("button", { name: "Other color" });
      await other.scrollIntoViewIfNeeded();
      return [
        page.getByText("Background color", { exact: true }).first(),
        other,
        page.getByRole("radio").last(),
      ];
    },
    paddingPx: 14,
  },
  {
    name: "folder-drop",
    open: async (page, webUrl) => {
      await openReview(page, webUrl);
      return [page.getByRole("dialog")];
    },
  },
];
