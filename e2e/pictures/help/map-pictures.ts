import { openSettings } from "../../support/project-page.ts";
import { type HelpPicture, OWNER, openMap } from "./studio.ts";

const MAP = "Our fifty states";

/** Pictures of choosing a map, the map screen and its settings. */
export const MAP_PICTURES: readonly HelpPicture[] = [
  {
    name: "finder",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/create`);
      return [page.getByRole("heading", { level: 1 }), page.getByRole("article").last()];
    },
  },
  {
    name: "choose-a-map",
    email: OWNER,
    viewport: { width: 1200, height: 520 },
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/create`);
      await page.getByRole("button", { name: "New Project" }).click();
      const dialog = page.getByRole("dialog", { name: "Create a Project" });
      await page.getByLabel("Search by a location name").fill("colorado");
      await dialog.getByRole("listitem").filter({ hasText: "Colorado" }).first().waitFor();
      return [dialog];
    },
  },
  {
    name: "map-screen",
    email: OWNER,
    open: async (page, webUrl) => {
      await openMap(page, webUrl, MAP);
      return [page.locator("body")];
    },
  },
  {
    name: "map-list",
    email: OWNER,
    open: async (page, webUrl) => {
      await openMap(page, webUrl, MAP);
      await page.getByRole("radio", { name: "List" }).check();
      return [page.getByRole("main")];
    },
  },
  {
    name: "map-labels",
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/p/new/50-states-36x24`);
      await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
      await page.getByRole("button", { name: /^Kansas:/ }).focus();
      for (let i = 0; i < 3; i += 1) await page.keyboard.press("+");
      await page.locator("body").click({ position: { x: 600, y: 20 } });
      await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "undo-buttons",
    email: OWNER,
    open: async (page, webUrl) => {
      await openMap(page, webUrl, MAP);
      const banner = page.getByRole("banner");
      return [banner.getByText("Saved"), banner.getByRole("button", { name: "Share" })];
    },
    paddingPx: 8,
  },
  {
    name: "map-settings",
    email: OWNER,
    open: async (page, webUrl) => {
      await openMap(page, webUrl, MAP);
      return [await openSettings(page)];
    },
  },
  {
    name: "map-size",
    email: OWNER,
    open: async (page, webUrl) => {
      await openMap(page, webUrl, MAP);
      const dialog = await openSettings(page);
      const size = dialog.getByRole("heading", { name: "Sizing" });
      await size.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      return [dialog];
    },
  },
  {
    name: "timeline",
    email: OWNER,
    open: async (page, webUrl) => {
      await page.goto(`${await openMap(page, webUrl, MAP)}/timeline`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      return [page.getByRole("main")];
    },
    paddingPx: 0,
  },
  {
    name: "trash",
    email: "family@photomap.example",
    open: async (page, webUrl) => {
      await page.goto(`${webUrl}/create`);
      if ((await page.getByText(/^Trash/).count()) === 0) {
        await page.goto(`${webUrl}/p/new/us-tx-36x36`);
        await page.waitForURL(/\/p\/[0-9A-Za-z]{6}$/);
        await page.goto(`${webUrl}/create`);
        await page
          .getByRole("button", { name: /^Delete "/ })
          .first()
          .click();
        await page.getByRole("button", { name: "Delete", exact: true }).click();
        await page.getByText(/^Trash/).waitFor();
        // Reloading removes the message about the deleted map.
        await page.reload();
      }
      const trash = page.getByText(/^Trash \(/);
      await trash.click();
      return [
        trash,
        page.getByRole("button", { name: /^Restore/ }).first(),
        page.getByRole("list").last(),
      ];
    },
  },
];
