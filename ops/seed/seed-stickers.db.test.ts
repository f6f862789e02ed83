import {
  createStickerProduct,
  makeImage,
  makeInput,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "./seed.ts";
import { seedStickers } from "./seed-stickers.ts";

const STATES = ["CO", "UT", "WY", "OR", "MI", "ME", "TX"];

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

it("orders stickers that wait to be printed, and puts others into the cart, once", async () => {
  await createStickerProduct(test.backend, { outputType: "VINYL_WALL_MAP" });
  const owner = await signIn(test.backend, "owner@mail.example");
  const admin = await signIn(test.backend, "admin@mail.example");
  const inputs = Object.fromEntries(
    STATES.map((id) => [id, makeInput([makeImage(owner.identity)])]),
  );
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  const seed = () => seedStickers(test.backend, { owner, admin }, created.project.id);
  await seed();
  await seed();
  expect(await test.query("select status from sticker_order order by created_at")).toEqual([
    { status: "AWAITING_SHIPMENT" },
    { status: "AWAITING_PAYMENT" },
  ]);
  const { carts, tokens } = test.backend;
  expect(await tokens.read(owner)).toMatchObject({ halfTokens: 0, reserved: 0 });
  const checkout = await carts.findOfAccount(owner, "pm");
  expect(checkout?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
});
