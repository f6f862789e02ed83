import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import type { OrderPlacementRequest } from "../placement/order-placement.service.ts";
import {
  createVariant,
  fillCart,
  openPaymentBackend,
  type PaymentBackend,
  place,
  readStock,
} from "../test/buyer.ts";

const MAX_HOLDING_ORDERS = 20;

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

describe("a buyer who does not pay", () => {
  it("holds at most 25 of an item, also in lines with different gift notes", async () => {
    const variantId = await createVariant(test, { stock: 100 });
    const [first, second] = ["For you", "For us"].map((value) => ({
      variantId,
      quantity: 20,
      customAttributes: [{ key: "Gift Note", value }],
    }));
    const caller = { viewer: ANONYMOUS, networks: { ip: randomUUID() } };
    const lines = [first, second].flatMap((line) => line ?? []);
    const opened = await test.backend.carts.open(caller, { brand: "pm", lines });
    expect(opened.problems).toMatchObject([{ code: "LESS_THAN" }]);
    // Lines of two carts, as a login merges them.
    const input = await fillCart(test, [{ variantId, quantity: 20 }]);
    await test.query(
      `insert into cart_line (id, cart_id, position, variant_id, quantity)
       values (gen_random_uuid(), $1, 1, $2, 20)`,
      [input.checkoutId, variantId],
    );
    const result = await place(test, input);
    expect(result).toMatchObject({ problems: [{ code: "LESS_THAN" }, { code: "LESS_THAN" }] });
    expect(await readStock(test, variantId)).toEqual({ stock: 100, reserved: 0 });
  });

  it("opens 20 orders of limited items an hour from a network; others are not concerned", async () => {
    const [limited, made] = [await createVariant(test, { stock: 100 }), await createVariant(test)];
    const networks = { ip: randomUUID() };
    const placeFrom = (input: OrderPlacementRequest) =>
      test.backend.placements.place({ viewer: ANONYMOUS, networks }, input);
    const carts = await Promise.all(
      Array.from({ length: MAX_HOLDING_ORDERS + 2 }, () =>
        fillCart(test, [{ variantId: limited }]),
      ),
    );
    const results = await Promise.all(carts.map(placeFrom));
    const placed = carts.filter((_, i) => results[i]?.kind === "placed");
    expect(placed).toHaveLength(MAX_HOLDING_ORDERS);
    expect(results.filter(({ kind }) => kind === "too-many")).toHaveLength(2);
    expect(await readStock(test, limited)).toEqual({ stock: 100, reserved: MAX_HOLDING_ORDERS });
    // An order that is open already, what is made to order, and another network.
    const [known] = placed;
    if (known === undefined) throw new Error("Nothing was placed");
    const refused = carts.find((cart) => !placed.includes(cart)) ?? known;
    const later = [
      await placeFrom(known),
      await placeFrom(await fillCart(test, [{ variantId: made }])),
      await place(test, refused),
    ];
    expect(later.map(({ kind }) => kind)).toEqual(["placed", "placed", "placed"]);
  });
});
