import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { WEB_AREAS } from "../checks/packages.ts";
import { listFiles } from "../checks/read-files.ts";
import { ROOT } from "./run-gate.ts";
import { chooseStories, STORIES } from "./stories.ts";

it("names folders and spec files that exist, and every area of the web", () => {
  const files = listFiles(ROOT);
  const folders = Object.keys(STORIES);
  expect(folders.filter((folder) => !files.some((file) => file.startsWith(folder)))).toEqual([]);
  const specs = Object.values(STORIES).flat();
  expect(specs.filter((spec) => !existsSync(`${ROOT}e2e/${spec}.spec.ts`))).toEqual([]);
  const areas = Object.keys(WEB_AREAS.imports).map((area) => `${WEB_AREAS.folder}${area}/`);
  const missing = areas.filter((area) => STORIES[area] === undefined);
  expect(missing).toEqual([`${WEB_AREAS.folder}test/`]);
});

it("chooses the story of the closest folder, and a changed story itself", () => {
  expect(chooseStories(["apps/web/src/shop/stickers/sticker.ts"])).toEqual(["stickers"]);
  expect(
    chooseStories(["apps/web/src/shop/cart/price.ts", "apps/web/src/shop/cart-page/A.tsx"]),
  ).toEqual(["shop"]);
  expect(chooseStories(["e2e/guest.spec.ts", "packages/commerce/src/index.ts"])).toEqual(["guest"]);
});

it("needs no story for tests and documents", () => {
  expect(
    chooseStories(["apps/web/src/shop/cart/a.test.ts", "apps/web/src/shop/README.md"]),
  ).toEqual([]);
});
