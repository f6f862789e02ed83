import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import { ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";
import type { CartService } from "./cart.service.ts";
import { lockCartForOrder } from "./cart-order.service.ts";
import {
  add,
  createMapVariant,
  createProject,
  createVariant,
  listCodes,
  makeCaller,
  makeLine,
  openCart,
  signIn,
} from "./test/shopper.ts";

const BY_ANYBODY = { brand: "pm", viewer: ANONYMOUS } as const;

let test: TestBackend;
let database: DatabaseHandle;
let carts: CartService;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 2);
  carts = test.backend.carts;
});
afterAll(async () => {
  await database.close();
  await test.close();
});

interface DiscountFacts {
  readonly code?: string;
  readonly basisPoints?: number;
  readonly amountMinor?: number;
  readonly usageLimit?: number;
  readonly endsAt?: string;
  readonly variantIds?: readonly string[];
}

/** Stores a discount for the products of these variants; without a code it is automatic. */
async function insertDiscount(facts: DiscountFacts): Promise<void> {
  const kind =
    facts.basisPoints === undefined
      ? facts.amountMinor === undefined
        ? "free-shipping"
        : "fixed"
      : "percentage";
  await test.query(
    `insert into discount (business_id, code, title, kind, basis_points, amount_minor, usage_limit,
       ends_at, product_ids)
     values ('pm', $1, coalesce($1, 'Automatic'), $2, $3, $4, $5, $6, (
       select array_agg(product_id) from product_variant where id = any($7::uuid[])
     ))`,
    [
      facts.code,
      kind,
      facts.basisPoints,
      facts.amountMinor,
      facts.usageLimit,
      facts.endsAt,
      facts.variantIds,
    ],
  );
}

function lock(checkoutId: string, brand: "pm" | "tbl" = "pm") {
  return database.db
    .transaction()
    .execute((transaction) =>
      lockCartForOrder(transaction, { checkoutId, brand, viewer: ANONYMOUS }),
    );
}

describe("discounts", () => {
  it("are allocated to the cent, the better one of an automatic one and a code", async () => {
    const [first, second, third] = await Promise.all([
      createVariant(test, { priceMinor: 333 }),
      createVariant(test, { priceMinor: 1999 }),
      createVariant(test, { priceMinor: 500 }),
    ]);
    const variantIds = [first, second];
    await insertDiscount({ basisPoints: 1000, variantIds });
    await insertDiscount({ code: "BETTER", amountMinor: 1001, variantIds });
    await insertDiscount({ code: "WORSE", amountMinor: 100, variantIds });
    const checkoutId = await openCart(test, [
      makeLine(first, { quantity: 3 }),
      makeLine(second),
      makeLine(third),
    ]);
    const target = { ...BY_ANYBODY, checkoutId };
    const readDiscounts = async () => {
      const found = await carts.find(target);
      return {
        title: found?.prices.lineDiscount?.title,
        kind: found?.prices.lineDiscount?.kind,
        parts: found?.lines.map(
          ({ discountAllocations }) => discountAllocations[0]?.amount.amountMinor,
        ),
        total: found?.prices.total.amountMinor,
      };
    };
    // 10 % of 9.99 and 19.99 are 3.00 after rounding.
    const automatic = {
      title: "Automatic",
      kind: "automatic",
      parts: [100, 200, undefined],
      total: 3198,
    };
    expect(await readDiscounts()).toEqual(automatic);
    expect(listCodes(await carts.applyCode(makeCaller().networks, target, "worse"))).toEqual([
      "HIGHER_VALUE_DISCOUNT_APPLIED",
    ]);
    expect(listCodes(await carts.applyCode(makeCaller().networks, target, " better "))).toEqual([]);
    expect(await readDiscounts()).toEqual({
      title: "BETTER",
      kind: "code",
      parts: [334, 667, undefined],
      total: 2497,
    });
    // Applying again is no error: the answer to the first request may be lost.
    expect(listCodes(await carts.applyCode(makeCaller().networks, target, "BETTER"))).toEqual([]);
    expect(listCodes(await carts.removeCode(target))).toEqual([]);
    expect(await readDiscounts()).toEqual(automatic);
  });

  it("by codes that are unknown, ended, used up or for other products are refused", async () => {
    const [variantId, other] = [await createVariant(test), await createVariant(test)];
    await insertDiscount({ code: "ENDED", basisPoints: 1000, endsAt: "2026-01-01" });
    await insertDiscount({ code: "USED-UP", basisPoints: 1000, usageLimit: 1 });
    await insertDiscount({ code: "OTHERS", basisPoints: 1000, variantIds: [other] });
    await test.query("update discount set used_count = 1 where code = 'USED-UP'");
    await test.query(
      `insert into discount (business_id, code, title, kind, basis_points)
       values ('tbl', 'OTHER-BRAND', '', 'percentage', 1000)`,
    );
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const apply = async (code: string) =>
      listCodes(await carts.applyCode(makeCaller().networks, { ...BY_ANYBODY, checkoutId }, code));
    expect(await apply("  ")).toEqual(["MISSING_DISCOUNT_CODE"]);
    expect(await apply("UNKNOWN")).toEqual(["DISCOUNT_NOT_FOUND"]);
    expect(await apply("OTHER-BRAND")).toEqual(["DISCOUNT_NOT_FOUND"]);
    expect(await apply("ENDED")).toEqual(["DISCOUNT_EXPIRED"]);
    expect(await apply("USED-UP")).toEqual(["DISCOUNT_LIMIT_REACHED"]);
    expect(await apply("OTHERS")).toEqual(["UNABLE_TO_APPLY"]);
    expect((await carts.find({ ...BY_ANYBODY, checkoutId }))?.cart.discountCode).toBeNull();
  });

  it("cannot be found by guessing: 30 wrong codes an hour of a network, 10 of an account", async () => {
    const variantId = await createVariant(test);
    await insertDiscount({ code: "RIGHT", basisPoints: 1000, variantIds: [variantId] });
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const caller = makeCaller();
    const apply = async (code: string, viewer: Viewer = ANONYMOUS) =>
      listCodes(
        await carts.applyCode(caller.networks, { ...BY_ANYBODY, checkoutId, viewer }, code),
      );
    const account = await signIn(test);
    const byAccount = await Promise.all(
      Array.from({ length: 12 }, (_, i) => apply(`GUESS-${i}`, account)),
    );
    expect(byAccount.flat().filter((code) => code === "DISCOUNT_NOT_FOUND")).toHaveLength(10);
    // Right codes do not count.
    for (let i = 0; i < 3; i += 1) expect(await apply("RIGHT")).toEqual([]);
    const byOthers = await Promise.all(Array.from({ length: 25 }, (_, i) => apply(`TRY-${i}`)));
    expect(byOthers.flat().filter((code) => code === "DISCOUNT_NOT_FOUND")).toHaveLength(20);
    expect(await apply("RIGHT")).toEqual(["THROTTLED_DURING_CHECKOUT"]);
  });
});

describe("a cart that is locked for an order", () => {
  it("has a hash of everything that is priced", async () => {
    const variantId = await createVariant(test);
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const target = { ...BY_ANYBODY, checkoutId };
    await carts.changeDetails(target, { zip: "49401" });
    await carts.changeDetails(target, { shippingOptionId: "standard" });
    const placed = await lock(checkoutId);
    expect(placed).toMatchObject({
      problems: [],
      cart: { version: 4 },
      prices: { total: { amountMinor: 4900 + 750 } },
    });
    await carts.changeDetails(target, { note: "The hash is of prices" });
    const sameHash = await lock(checkoutId);
    await test.query("update product_variant set price_minor = 5000 where id = $1", [variantId]);
    const newPrice = await lock(checkoutId);
    expect([sameHash?.hash, newPrice?.hash]).toEqual([
      placed?.hash,
      expect.not.stringMatching(placed?.hash ?? ""),
    ]);
    expect(await lock(checkoutId, "tbl")).toBeUndefined();
  });

  it("names everything that prevents the order", async () => {
    const owner = await signIn(test);
    const [sold, hidden, mapId] = [
      await createVariant(test, { stock: 2 }),
      await createVariant(test),
      await createMapVariant(test),
    ];
    await insertDiscount({ code: "SOON-OVER", basisPoints: 500, variantIds: [sold] });
    const projectId = await createProject(test, owner);
    const checkoutId = await openCart(test);
    const target = { ...BY_ANYBODY, checkoutId };
    const readProblems = async () => (await lock(checkoutId))?.problems.map(({ code }) => code);
    expect(await readProblems()).toEqual(["EMPTY"]);
    const lines = [
      makeLine(sold, { quantity: 2 }),
      makeLine(hidden),
      makeLine(mapId, { projectId }),
    ];
    expect(listCodes(await carts.changeLines({ ...target, viewer: owner }, add(...lines)))).toEqual(
      [],
    );
    expect(await readProblems()).toEqual(["BLANK"]);
    await carts.changeDetails(target, { zip: "49401" });
    await carts.changeDetails(target, { shippingOptionId: "standard" });
    await carts.applyCode(makeCaller().networks, target, "SOON-OVER");
    expect(await readProblems()).toEqual([]);
    await test.query("update product_variant set reserved = 1 where id = $1", [sold]);
    await test.query("update product_variant set is_active = false where id = $1", [hidden]);
    await test.query("update discount set ends_at = now() where code = 'SOON-OVER'");
    await test.backend.trash.add(owner, projectId);
    expect(await readProblems()).toEqual([
      "NOT_ENOUGH_IN_STOCK",
      "INVALID_MERCHANDISE_LINE",
      "INVALID",
      "DISCOUNT_EXPIRED",
    ]);
  });

  it("keeps a project in the trash until its order is shipped", async () => {
    const owner = await signIn(test);
    const projectId = await createProject(test, owner);
    const line = makeLine(await createMapVariant(test), { projectId });
    const checkoutId = await openCart(test);
    await carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer: owner }, add(line));
    const [order] = await test.query(
      `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
         total_minor)
       values ('pm', $1, 1, '', 'PAID', 4900, 4900) returning id`,
      [checkoutId],
    );
    await test.query(
      `insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor,
         project_id)
       values ($1, 0, 'map', 'sku', 'Map', 1, 4900, $2)`,
      [order?.["id"], projectId],
    );
    await test.backend.trash.add(owner, projectId);
    await test.backend.trash.removeForever(owner, projectId);
    expect(await test.backend.trash.purge()).toBe(0);
    await test.query("update shop_order set fulfillment_status = 'FULFILLED'");
    expect(await test.backend.trash.purge()).toBe(1);
    const found = await carts.find({ ...BY_ANYBODY, checkoutId });
    expect(found?.lines).toMatchObject([{ project: undefined, projectId: undefined }]);
  });
});

it("changes of details check every value", async () => {
  const checkoutId = await openCart(test);
  const target = { ...BY_ANYBODY, checkoutId };
  const change = async (changes: Parameters<CartService["changeDetails"]>[1]) =>
    (await carts.changeDetails(target, changes)).problems.map(({ code, field }) => [
      code,
      ...(field ?? []),
    ]);
  expect(await change({ note: "n".repeat(5001) })).toEqual([["TOO_LONG", "note"]]);
  expect(await change({ email: "nobody", zip: "123" })).toEqual([
    ["INVALID", "email"],
    ["INVALID", "zip"],
  ]);
  expect(await change({ email: `${"a".repeat(250)}@x.example` })).toEqual([["TOO_LONG", "email"]]);
  expect(await change({ shippingOptionId: "standard" })).toEqual([["INVALID", "shippingOptionId"]]);
  expect(
    await change({ email: "a@photomap.example", note: "Ring twice", zip: "10001-1234" }),
  ).toEqual([]);
  expect(await change({ zip: " " })).toEqual([]);
  expect((await carts.find(target))?.cart).toMatchObject({
    email: "a@photomap.example",
    note: "Ring twice",
    zip: null,
  });
  const viewed = await carts.listShippingOptions("49401", "pm");
  expect(viewed.map(({ id }) => id)).toEqual(["standard", "expedited"]);
  expect(await carts.listShippingOptions("49401", "pm", target)).toEqual([]);
});
