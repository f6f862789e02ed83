import type { Page } from "@playwright/test";
import { dropPhotos } from "./support/drop-photo.ts";
import { OpeningPage } from "./support/opening-page.ts";
import { expectSaved, openSettings } from "./support/project-page.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const region = (page: Page, name: string) => page.getByRole("button", { name: `${name}:` });

/** The screens of the editor are loaded while the page is idle. */
const waitForScreens = (page: Page) => page.locator("html[data-screens=loaded]").waitFor();

const expectOffline = (page: Page) =>
  expect(
    page.getByText("Offline, kept in this browser", { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

test("a map that is open works without a connection, and is saved when it is back", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createProject(page);
  await waitForScreens(page);
  await context.setOffline(true);
  await expectOffline(page);
  await dropPhotos(region(page, "Utah"), [await makeJpeg("u.jpg", 90)]);
  await expect(region(page, "Utah")).toHaveAccessibleName("Utah: 1 photo");

  await region(page, "Utah").press("Enter");
  const opening = new OpeningPage(page);
  await opening.selectPhoto(0);
  const { x } = await opening.press("d");
  await expectOffline(page);
  await page.getByRole("button", { name: "Done" }).click();
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: "Print at Home" }).click();
  await expect(page.getByRole("heading", { name: "Printing needs the internet" })).toBeVisible();
  await page.getByRole("link", { name: "Back to map" }).click();

  // A page outside of the project needs the server.
  await page.getByRole("link", { name: "Photomap, home" }).click();
  const noConnection = page.getByRole("dialog", { name: "No connection" });
  await noConnection.getByRole("button", { name: "Try again" }).click();
  await expect(noConnection.getByText("There is still no connection.")).toBeVisible();
  await noConnection.getByRole("button", { name: "Stay here" }).click();

  await context.setOffline(false);
  await expectSaved(page);
  const images = (await readInputs(page))["UT"]?.images ?? [];
  expect(images.map((image) => image.x)).toEqual([x]);
});
