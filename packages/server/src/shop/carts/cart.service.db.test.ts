import { randomUUID } from "node:crypto";
import { ATTRIBUTE_KEYS } from "@photomap/commerce";
import { listStatements, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import type { CartService } from "./cart.service.ts";
import {
  add,
  createMapVariant,
  createProject,
  createVariant,
  DESIGN_ID,
  insertOrder,
  listCodes,
  makeCaller,
  makeLine,
  openCart,
  requireCheckout,
  signIn,
  startGuest,
} from "./test/shopper.ts";

const BY_ANYBODY = { brand: "pm", viewer: ANONYMOUS } as const;

const MISSING = { problems: [{ code: "INVALID", field: ["checkoutId"] }] };

let test: TestBackend;
let carts: CartService;

beforeAll(async () => {
  test = await openTestBackend();
  carts = test.backend.carts;
});
afterAll(() => test.close());

describe("a line", () => {
  it("is not one of more changes than a cart has lines", async () => {
    const checkoutId = await openCart(test);
    const ids = Array.from({ length: 101 }, () => randomUUID());
    const lines = ids.map((id) => ({ id, quantity: 1 }));
    const target = { ...BY_ANYBODY, checkoutId };
    const changes = [
      { type: "update", lines },
      { type: "remove", lineIds: ids },
    ] as const;
    const answers = await Promise.all(changes.map((change) => carts.changeLines(target, change)));
    expect(answers.map(listCodes)).toEqual([["LESS_THAN"], ["LESS_THAN"]]);
  });

  it("is not changed by a request whose id is not one", async () => {
    const checkoutId = await openCart(test);
    const target = { ...BY_ANYBODY, checkoutId, requestId: "again" };
    const answer = await carts.changeLines(target, add(makeLine(randomUUID())));
    expect([answer.checkout?.cart.id, listCodes(answer)]).toEqual([checkoutId, ["INVALID"]]);
  });

  it("is added by at most 6 statements, also with a project", async () => {
    const [owner, variantId, mapId] = [
      await signIn(test),
      await createVariant(test, { stock: 5 }),
      await createMapVariant(test),
    ];
    const projectId = await createProject(test, owner);
    const checkoutId = await openCart(test);
    const target = { ...BY_ANYBODY, checkoutId, requestId: randomUUID() };
    const plain = await listStatements(() =>
      carts.changeLines({ ...target, viewer: owner }, add(makeLine(variantId))),
    );
    const map = await listStatements(() =>
      carts.changeLines(
        { ...BY_ANYBODY, checkoutId, viewer: owner },
        add(makeLine(mapId, { projectId })),
      ),
    );
    expect(plain.map((statement) => statement.trim().split(/\s/)[0])).toEqual([
      "begin",
      "select",
      "with",
      "with",
      "commit",
    ]);
    expect(map.length).toBeLessThanOrEqual(6);
    expect((await carts.find({ ...BY_ANYBODY, checkoutId }))?.lines).toHaveLength(2);
  });

  it("gets the right sum of 50 parallel additions, and refuses those above 25", async () => {
    const variantId = await createVariant(test);
    const checkoutId = await openCart(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        carts.changeLines({ ...BY_ANYBODY, checkoutId }, add(makeLine(variantId))),
      ),
    );
    expect(answers.flatMap(listCodes)).toEqual(Array.from({ length: 25 }, () => "LESS_THAN"));
    const checkout = await carts.find({ ...BY_ANYBODY, checkoutId });
    expect(checkout?.lines).toMatchObject([{ quantity: 25, total: { amountMinor: 122_500 } }]);
    // One version for each accepted addition.
    expect(checkout?.cart.version).toBe(26);
    const id = checkout?.lines[0]?.id ?? "";
    const same = { type: "update", lines: [{ id, quantity: 25, customAttributes: [] }] } as const;
    const unchanged = await carts.changeLines({ ...BY_ANYBODY, checkoutId }, same);
    expect(unchanged).toEqual({ checkout, problems: [] });
  });

  it("takes no more items than are in stock, in parallel and in several lines", async () => {
    const variantId = await createVariant(test, { stock: 10 });
    await test.query("update product_variant set reserved = 3 where id = $1", [variantId]);
    const checkoutId = await openCart(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const customAttributes = i % 2 === 0 ? [] : [{ key: "Gift Note", value: "For you" }];
        const line = makeLine(variantId, { customAttributes });
        return carts.changeLines({ ...BY_ANYBODY, checkoutId }, add(line));
      }),
    );
    expect(answers.flatMap(listCodes)).toEqual(
      Array.from({ length: 13 }, () => "NOT_ENOUGH_IN_STOCK"),
    );
    const checkout = await carts.find({ ...BY_ANYBODY, checkoutId });
    expect(checkout?.prices.totalQuantity).toBe(7);
    // Sold meanwhile: what is in the cart can still be decreased and removed.
    await test.query("update product_variant set stock = 3 where id = $1", [variantId]);
    const [first, second] = checkout?.lines ?? [];
    const update = { type: "update", lines: [{ id: first?.id ?? "", quantity: 1 }] } as const;
    const decreased = await carts.changeLines({ ...BY_ANYBODY, checkoutId }, update);
    const remove = { type: "remove", lineIds: [second?.id ?? ""] } as const;
    const removed = await carts.changeLines({ ...BY_ANYBODY, checkoutId }, remove);
    expect([...decreased.problems, ...removed.problems]).toEqual([]);
    expect(removed.checkout?.prices.totalQuantity).toBe(1);
  });

  it("may use items that the cart's own open order has reserved", async () => {
    const variantId = await createVariant(test, { stock: 2 });
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const orderId = await insertOrder(test, checkoutId, "AWAITING_PAYMENT");
    await test.query(
      `insert into order_line (order_id, position, variant_id, handle, sku, title, quantity,
         unit_price_minor, has_stock)
       values ($1, 0, $2, 'map', 'sku', 'Map', 1, 4900, true)`,
      [orderId, variantId],
    );
    await test.query("update product_variant set reserved = 1 where id = $1", [variantId]);
    const increase = () =>
      carts.changeLines({ ...BY_ANYBODY, checkoutId }, add(makeLine(variantId)));
    expect(listCodes(await increase())).toEqual([]);
    expect(listCodes(await increase())).toEqual(["NOT_ENOUGH_IN_STOCK"]);
  });

  it("changes once for repeated and parallel requests with the same id", async () => {
    const variantId = await createVariant(test);
    const checkoutId = await openCart(test);
    const target = { ...BY_ANYBODY, checkoutId, requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => carts.changeLines(target, add(makeLine(variantId)))),
    );
    expect(answers.flatMap(listCodes)).toEqual([]);
    expect(new Set(answers.map(({ checkout }) => checkout?.lines[0]?.quantity))).toEqual(
      new Set([1]),
    );
  });

  it("is refused for a variant of the other brand, a hidden one and an unknown one", async () => {
    const foreign = await createVariant(test, {}, { businessId: "tbl" });
    const [hidden, ofHidden] = [await createVariant(test), await createVariant(test)];
    await test.query("update product_variant set is_active = false where id = $1", [hidden]);
    await test.query(
      `update product set is_active = false
       where id = (select product_id from product_variant where id = $1)`,
      [ofHidden],
    );
    const checkoutId = await openCart(test);
    const ids = [foreign, hidden, ofHidden, randomUUID(), "none", ""];
    const answers = await Promise.all(
      ids.map((id) => carts.changeLines({ ...BY_ANYBODY, checkoutId }, add(makeLine(id)))),
    );
    expect(answers.map(listCodes)).toEqual(ids.map(() => ["INVALID_MERCHANDISE_LINE"]));
    expect(answers.map(({ checkout }) => checkout?.lines)).toEqual(ids.map(() => []));
  });
});

describe("a personalized line", () => {
  it("needs a project of the viewer with a design of the product", async () => {
    const [owner, stranger] = [await signIn(test), await signIn(test)];
    const [mapId, otherMapId, plainId] = [
      await createMapVariant(test),
      await createMapVariant(test, "world-36x24"),
      await createVariant(test),
    ];
    const projectId = await createProject(test, owner);
    const checkoutId = await openCart(test);
    const codes = async (viewer: typeof owner, variantId: string, project?: string) => {
      const line = makeLine(variantId, { projectId: project });
      return listCodes(await carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer }, add(line)));
    };
    expect(await codes(owner, mapId)).toEqual(["BLANK"]);
    expect(await codes(stranger, mapId, projectId)).toEqual(["INVALID"]);
    expect(await codes(stranger, mapId, "zzzzzz")).toEqual(["INVALID"]);
    expect(await codes(owner, otherMapId, projectId)).toEqual(["INVALID"]);
    expect(await codes(owner, plainId, projectId)).toEqual(["PRESENT"]);
    expect((await carts.find({ ...BY_ANYBODY, checkoutId }))?.lines).toEqual([]);
    expect(await codes(owner, mapId, projectId)).toEqual([]);
  });

  it("has the attributes of the server, which clients send back but cannot set", async () => {
    const owner = await signIn(test);
    const [mapId, stickerId] = [
      await createMapVariant(test),
      await createVariant(test, { sku: `pm.sticker.${randomUUID()}` }),
    ];
    const projectId = await createProject(test, owner);
    const giftNote = { key: ATTRIBUTE_KEYS.giftNote, value: "For you" };
    const line = makeLine(mapId, { projectId, customAttributes: [giftNote] });
    const checkoutId = await openCart(test, [line, makeLine(stickerId)], owner);
    const target = { brand: "pm", checkoutId, viewer: owner } as const;
    const find = async () => (await carts.find(target))?.lines ?? [];
    const [map, sticker] = await find();
    const mapName = { key: ATTRIBUTE_KEYS.map, value: "Our summer" };
    expect(map?.customAttributes).toEqual([mapName, giftNote]);

    const ofSticker = [
      { key: ATTRIBUTE_KEYS.orderId, value: `${projectId}-1` },
      { key: ATTRIBUTE_KEYS.tokensUsed, value: "2.5" },
    ];
    await test.query("update cart_line set custom_attributes = $2 where id = $1", [
      sticker?.id,
      JSON.stringify(ofSticker),
    ]);
    const update = (id = "", customAttributes: { key: string; value: string }[] = []) =>
      carts.changeLines(
        { ...BY_ANYBODY, checkoutId, viewer: owner },
        { type: "update", lines: [{ id, customAttributes }] },
      );
    expect(listCodes(await update(map?.id, []))).toEqual([]);
    expect(listCodes(await update(sticker?.id, [...ofSticker, giftNote]))).toEqual([]);
    const forged = { key: ATTRIBUTE_KEYS.tokensUsed, value: "0" };
    expect(listCodes(await update(sticker?.id, [forged]))).toEqual(["INVALID"]);
    expect(
      (await find()).map(({ customAttributes, kind }) => ({ customAttributes, kind })),
    ).toEqual([
      { customAttributes: [mapName], kind: { kind: "map", projectId } },
      {
        customAttributes: [...ofSticker, giftNote],
        kind: { kind: "sticker", stickerOrderId: `${projectId}-1`, tokensUsed: 2.5 },
      },
    ]);
  });

  it("keeps the snapshot of a guest from being purged", async () => {
    const guest = await startGuest(test);
    const project = {
      requestId: randomUUID(),
      designId: DESIGN_ID,
      name: "Our summer",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: {},
    } as const;
    const stored = [
      await test.backend.guestSnapshots.store(guest, "pm", project),
      await test.backend.guestSnapshots.store(guest, "pm", { ...project, requestId: randomUUID() }),
    ];
    const [kept = "", unused] = stored.map((result) =>
      "projectId" in result ? result.projectId : "",
    );
    const line = makeLine(await createMapVariant(test), { projectId: kept });
    await openCart(test, [line], guest);
    await test.query(
      "update project set updated_at = now() - interval '1 year' where id = any($1)",
      [[kept, unused]],
    );
    expect(await test.backend.projects.purgeSnapshots()).toBe(1);
    expect(await test.query("select id from project where id = any($1)", [[kept, unused]])).toEqual(
      [{ id: kept }],
    );
  });
});

describe("a cart", () => {
  it("is opened once for repeated and parallel requests with the same id", async () => {
    const variantId = await createVariant(test);
    const requestId = randomUUID();
    const request = { ...BY_ANYBODY, lines: [makeLine(variantId)], requestId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => carts.open(makeCaller(), request)),
    );
    const checkouts = answers.map(requireCheckout);
    expect(new Set(checkouts.map(({ cart }) => cart.id)).size).toBe(1);
    expect(new Set(checkouts.map(({ prices }) => prices.totalQuantity))).toEqual(new Set([1]));
    // 128 bits.
    expect(checkouts[0]?.cart.id).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ["account", () => signIn(test)],
    ["guest", () => startGuest(test)],
  ])("is one per %s and brand", async (_, open) => {
    const viewer = await open();
    const variantId = await createVariant(test);
    const request = { ...BY_ANYBODY, lines: [makeLine(variantId)] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => carts.open(makeCaller(viewer), request)),
    );
    const ids = new Set(answers.map((answer) => requireCheckout(answer).cart.id));
    expect(ids.size).toBe(1);
    const found = await carts.findOpen(viewer, "pm");
    expect(found).toMatchObject({ cart: { id: [...ids][0] }, prices: { totalQuantity: 10 } });
    expect(await carts.findOpen(viewer, "tbl")).toBeUndefined();
  });

  it("is missing for everybody but its owner: the account or the browser's guest", async () => {
    const [account, guest] = [await signIn(test), await startGuest(test)];
    const variantId = await createVariant(test);
    const { placements, orderHistory } = test.backend;
    for (const owner of [account, guest]) {
      const checkoutId = await openCart(test, [makeLine(variantId)], owner);
      const own = { ...BY_ANYBODY, checkoutId, viewer: owner };
      const change = { zip: "49401", shippingOptionId: "standard" };
      const { cart } = requireCheckout(await carts.changeDetails(own, change));
      const order = {
        brand: "pm",
        checkoutId,
        version: cart.version,
        email: "a@mail.example",
      } as const;
      const orderId = await insertOrder(test, checkoutId, "EXPIRED");
      for (const viewer of [ANONYMOUS, await startGuest(test), await signIn(test)]) {
        const target = { ...own, viewer };
        const { networks } = makeCaller();
        expect(await carts.find(target)).toBeUndefined();
        expect(await carts.changeDetails(target, { note: "Seen" })).toEqual(MISSING);
        expect(await carts.changeLines(target, add(makeLine(variantId)))).toEqual(MISSING);
        expect(await carts.removeCode(target)).toEqual(MISSING);
        expect(listCodes(await carts.applyCode(networks, target, "ANY"))).toEqual(["INVALID"]);
        expect(await placements.place({ viewer, networks }, order)).toEqual({ kind: "missing" });
        await test.query("update shop_order set paid_at = now() where id = $1", [orderId]);
        expect(await orderHistory.findOfCheckout(viewer, target)).toBeUndefined();
      }
      expect(await orderHistory.findOfCheckout(owner, own)).toMatchObject({ id: orderId });
      expect(await carts.find(own)).toMatchObject({ cart: { note: "", version: cart.version } });
    }
  });

  it("of a guest is found by the account that logs in in the same browser", async () => {
    const guest = await startGuest(test);
    const checkoutId = await openCart(test, [], guest);
    const viewer = { ...(await signIn(test)), guestIdentity: guest.identity };
    const target = { ...BY_ANYBODY, checkoutId, viewer };
    expect(await carts.find(target)).toMatchObject({ cart: { id: checkoutId } });
    expect(listCodes(await carts.changeDetails(target, { note: "Ring twice" }))).toEqual([]);
  });

  it("of the other brand is missing", async () => {
    const checkoutId = await openCart(test);
    const target = { brand: "tbl", checkoutId, viewer: ANONYMOUS } as const;
    expect(await carts.find(target)).toBeUndefined();
    expect(await carts.changeDetails(target, { note: "Mine" })).toEqual(MISSING);
  });

  it("that is completed refuses every change and has the number of its order", async () => {
    const variantId = await createVariant(test);
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const target = { ...BY_ANYBODY, checkoutId };
    await insertOrder(test, checkoutId, "PAID");
    await test.query("update cart set completed_at = now() where id = $1", [checkoutId]);
    const before = await carts.find(target);
    expect(before?.order).toMatchObject({ number: expect.any(Number), taxMinor: 300 });
    const lineId = before?.lines[0]?.id ?? "";
    const split = { type: "split", lineId, quantity: 1, customAttributes: [] } as const;
    const answers = [
      await carts.changeLines(target, add(makeLine(variantId))),
      await carts.changeLines(target, { type: "replace", lines: [] }),
      await carts.changeLines(target, { type: "remove", lineIds: [lineId] }),
      await carts.changeLines(target, split),
      await carts.changeDetails(target, { note: "Late" }),
      await carts.applyCode(makeCaller().networks, target, "LATE"),
      await carts.removeCode(target),
    ];
    expect(answers.map(listCodes)).toEqual(answers.map(() => ["ALREADY_COMPLETED"]));
    expect(await carts.find(target)).toEqual(before);
  });

  it("is purged after 90 days without a change, unless it has an order", async () => {
    const [old, young, ordered] = [
      await openCart(test),
      await openCart(test),
      await openCart(test),
    ];
    await insertOrder(test, ordered, "EXPIRED");
    await test.query("update cart set updated_at = now() - interval '91 days' where id = any($1)", [
      [old, ordered],
    ]);
    await test.query("update cart set updated_at = now() - interval '89 days' where id = $1", [
      young,
    ]);
    expect(await carts.purgeAbandoned()).toBe(1);
    const found = await test.query("select id from cart where id = any($1)", [
      [old, young, ordered],
    ]);
    expect(found.map(({ id }) => String(id)).toSorted()).toEqual([young, ordered].toSorted());
  });

  it("is opened at most 60 times an hour by one identity", async () => {
    const guest = await startGuest(test);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => carts.open(makeCaller(guest), { ...BY_ANYBODY, lines: [] })),
    );
    expect(answers.flatMap(listCodes)).toEqual(["THROTTLED_DURING_CHECKOUT"]);
  });
});
