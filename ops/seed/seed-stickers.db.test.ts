import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedStickers } from "./seed-stickers.ts";
import { createStickerProject } from "./test/sticker-project.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

it("orders stickers that wait to be printed, and puts others into the cart, once", async () => {
  const { projectId, ...people } = await createStickerProject(test.backend);
  const seed = () => seedStickers(test.backend, people, projectId);
  await seed();
  await seed();
  expect(await test.query("select status from sticker_order order by created_at")).toEqual([
    { status: "AWAITING_SHIPMENT" },
    { status: "AWAITING_PAYMENT" },
  ]);
  const { carts, tokens } = test.backend;
  expect(await tokens.read(people.owner)).toMatchObject({ halfTokens: 0, reserved: 0 });
  const checkout = await carts.findOpen(people.owner, "pm");
  expect(checkout?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
});
