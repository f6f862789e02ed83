import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

const FOLDERS = ["Chicago", "Lake", "Old phone", "Summer"];
const PER_FOLDER = 9;

/** Writes 36 photos without place and time, in four folders. */
export async function makePlainFolder(folder: string): Promise<void> {
  const background = { r: 90, g: 140, b: 110 };
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const bytes = await picture.jpeg().toBuffer();
  for (const name of FOLDERS) {
    await mkdir(join(folder, name), { recursive: true });
    for (let i = 0; i < PER_FOLDER; i++) {
      // A unique suffix after the image data gives each file a different hash.
      const file = Buffer.concat([bytes, Buffer.from(`${name} ${i}`)]);
      await writeFile(join(folder, name, `IMG_${i}.jpg`), file);
    }
  }
}

/** Places the photos of the folder; returns the number of acts, with the choice of the files. */
export async function placePlainFolder(page: Page, folder: string): Promise<number> {
  let acts = 0;
  const press = async (control: Locator) => {
    acts += 1;
    await control.click();
  };
  await press(page.getByRole("button", { name: "Fill the map" }));
  const choosing = page.waitForEvent("filechooser");
  await press(page.getByRole("menuitem", { name: "Choose a folder" }));
  acts += 1;
  await (await choosing).setFiles(folder);
  const title = (name: string) => page.getByRole("heading", { name });
  await expect(title("36 photos to place")).toBeVisible({ timeout: 30_000 });

  await press(page.getByRole("button", { name: "Select all 9: Chicago" }));
  await press(page.getByRole("button", { name: "Utah: place 9 photos" }));
  await expect(title("27 photos to place")).toBeVisible();
  await expect(page.getByText("Placed 9 photos in Utah.")).toBeVisible();
  await page.reload();
  await expect(title("27 photos to place")).toBeVisible();
  await press(page.getByRole("button", { name: "Select all 9: Lake" }));
  await press(page.getByRole("button", { name: "Texas: place 9 photos" }));
  await press(page.getByRole("button", { name: "Spread over empty states" }));
  await expect(title("Every photo has a place")).toBeVisible();
  return acts;
}
