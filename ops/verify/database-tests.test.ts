import { expect, it } from "vitest";
import { listFiles } from "../checks/read-files.ts";
import { chooseDatabaseTests, SCHEMA_FOLDERS } from "./database-tests.ts";
import { ROOT } from "./run-gate.ts";

const tests = [
  "apps/api/src/schema/shop/cart.db.test.ts",
  "apps/api/src/schema/tokens/vouchers.db.test.ts",
  "apps/images/src/images.db.test.ts",
  "packages/render/src/parity.db.test.ts",
  "packages/server/src/shop/carts/cart.service.db.test.ts",
  "packages/server/src/shop/tokens/voucher.service.db.test.ts",
  "packages/server/src/staff/tokens/staff-tokens.service.db.test.ts",
];

const choose = (path: string) => chooseDatabaseTests([path], tests);

it("chooses the tests of a feature, of its staff pages and of its part of the API", () => {
  expect(choose("packages/server/src/shop/tokens/voucher.service.ts")).toEqual([
    "apps/api/src/schema/shop/cart.db.test.ts",
    "apps/api/src/schema/tokens/vouchers.db.test.ts",
    "packages/server/src/shop/tokens/voucher.service.db.test.ts",
    "packages/server/src/staff/tokens/staff-tokens.service.db.test.ts",
  ]);
});

it("chooses the tests of a folder of an app, and of another package", () => {
  expect(choose("apps/api/src/schema/tokens/voucher.ts")).toEqual([
    "apps/api/src/schema/tokens/vouchers.db.test.ts",
  ]);
  expect(choose("packages/render/src/render-sheet.ts")).toEqual([
    "packages/render/src/parity.db.test.ts",
  ]);
});

it("chooses a changed test alone, and nothing for pages and documents", () => {
  expect(choose("apps/images/src/images.db.test.ts")).toEqual([
    "apps/images/src/images.db.test.ts",
  ]);
  expect(choose("apps/web/src/shop/cart/price.ts")).toEqual([]);
  expect(choose("packages/server/README.md")).toEqual([]);
});

it("knows which layer of the server is behind every folder of the schema", () => {
  const files = listFiles(ROOT);
  const listFolders = (parent: string) =>
    files.filter((file) => file.startsWith(parent)).map((file) => file.slice(parent.length));
  const folders = listFolders("apps/api/src/schema/")
    .filter((file) => file.includes("/"))
    .map((file) => file.split("/")[0]);
  expect(new Set(Object.values(SCHEMA_FOLDERS).flat())).toEqual(new Set(folders));
  const layers = new Set(listFolders("packages/server/src/").map((file) => file.split("/")[0]));
  expect(Object.keys(SCHEMA_FOLDERS).filter((layer) => !layers.has(layer))).toEqual([]);
});

it("finds a test of every feature of the shop", () => {
  const files = listFiles(ROOT).filter((file) => file.endsWith(".db.test.ts"));
  for (const feature of ["carts", "orders", "products", "stickers", "tokens"]) {
    const found = chooseDatabaseTests([`packages/server/src/shop/${feature}/a.ts`], files);
    expect(found.some((file) => file.startsWith(`packages/server/src/shop/${feature}/`))).toBe(
      true,
    );
  }
});
