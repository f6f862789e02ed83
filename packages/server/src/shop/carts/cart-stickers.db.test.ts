import {
  ATTRIBUTE_KEYS,
  type NewCartLine,
  readOrderIdAttribute,
  type StickerSet,
} from "@photomap/commerce";
import { listStatements, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";
import type { CartService } from "./cart.service.ts";
import {
  add,
  createMapVariant,
  createProject,
  createVariant,
  listCodes,
  makeCaller,
  makeLine,
  openCart,
  requireCheckout,
  signIn,
  startGuest,
} from "./test/shopper.ts";
import { composeLines, createStickers, storeStickerOrder } from "./test/stickers.ts";

const BY_ANYBODY = { brand: "pm", viewer: ANONYMOUS } as const;

let test: TestBackend;
let carts: CartService;
let set: StickerSet;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  carts = test.backend.carts;
  set = await createStickers(test);
  owner = await signIn(test);
});
afterAll(() => test.close());

function addLines(checkoutId: string, lines: readonly NewCartLine[], viewer: Viewer = owner) {
  return carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer }, add(...lines));
}

async function readLines(checkoutId: string) {
  return (await carts.find({ ...BY_ANYBODY, checkoutId }))?.lines ?? [];
}

describe("the lines of a sticker order", () => {
  it("CRT-16 have the attributes of the server, a map line its name and gift note", async () => {
    const mapId = await createMapVariant(test);
    const projectId = await createProject(test, owner);
    const giftNote = { key: ATTRIBUTE_KEYS.giftNote, value: "For you" };
    const map = makeLine(mapId, { projectId, customAttributes: [giftNote] });
    const stickers = await storeStickerOrder(test, owner.identity, { halfTokens: 5, projectId });
    const checkoutId = await openCart(test);
    requireCheckout(await addLines(checkoutId, [map, ...composeLines(stickers, set)]));
    const lines = await readLines(checkoutId);
    const mapName = { key: "Map", value: "Our summer" };
    const orderId = { key: "Order ID", value: stickers.id };
    expect(
      lines.map(({ quantity, customAttributes, kind }) => [quantity, customAttributes, kind.kind]),
    ).toEqual([
      [1, [mapName, giftNote], "map"],
      [1, [orderId, mapName], "sticker"],
      [2, [orderId, mapName], "sticker"],
      [1, [orderId, mapName], "sticker"],
      [2, [orderId, { key: "Tokens Used", value: "2.5" }, mapName], "sticker"],
    ]);
    expect(readOrderIdAttribute(lines[1]?.customAttributes ?? [])).toMatchObject({ projectId });
    const kind = { kind: "sticker", stickerOrderId: stickers.id, tokensUsed: 2.5 };
    expect(lines[4]).toMatchObject({ kind, unitPrice: { amountMinor: 0 } });
  });

  it("are added by at most 6 statements, once, also by parallel requests", async () => {
    const stickers = await storeStickerOrder(test, owner.identity, { quantity: 99 });
    const lines = composeLines(stickers, set);
    const checkoutId = await openCart(test);
    const statements = await listStatements(() => addLines(checkoutId, lines));
    expect(statements.length).toBeLessThanOrEqual(6);
    const before = await carts.find({ ...BY_ANYBODY, checkoutId });
    expect(before?.lines.map(({ quantity }) => quantity)).toEqual([99, 99, 99]);
    expect(listCodes(await addLines(checkoutId, lines.toReversed()))).toEqual([]);
    expect(await carts.find({ ...BY_ANYBODY, checkoutId })).toEqual(before);
    const other = composeLines(await storeStickerOrder(test, owner.identity), set);
    const answers = await Promise.all(Array.from({ length: 8 }, () => addLines(checkoutId, other)));
    expect(answers.flatMap(listCodes)).toEqual([]);
    expect(await readLines(checkoutId)).toHaveLength(6);
    const replace = { type: "replace", lines: other } as const;
    const replaced = await carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer: owner }, replace);
    expect(requireCheckout(replaced).lines.map(({ quantity }) => quantity)).toEqual([2, 2, 2]);
  });

  it("are in one cart only, also by parallel requests", async () => {
    const lines = composeLines(await storeStickerOrder(test, owner.identity), set);
    const checkoutIds = await Promise.all(Array.from({ length: 6 }, () => openCart(test)));
    const answers = await Promise.all(checkoutIds.map((id) => addLines(id, lines)));
    expect(answers.flatMap(listCodes)).toEqual(Array(5).fill("INVALID"));
    const stored = await Promise.all(checkoutIds.map(readLines));
    expect(stored.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 3,
    ]);
  });

  it("are removed together, and neither updated nor split", async () => {
    const lines = composeLines(await storeStickerOrder(test, owner.identity), set);
    const target = { ...BY_ANYBODY, checkoutId: await openCart(test) };
    await addLines(target.checkoutId, [makeLine(await createVariant(test)), ...lines]);
    const [, sticker] = await readLines(target.checkoutId);
    const { id = "", customAttributes = [], quantity = 0 } = sticker ?? {};
    const giftNote = { key: ATTRIBUTE_KEYS.giftNote, value: "For you" };
    const changes = [
      { type: "update", lines: [{ id, quantity: 1 }] },
      { type: "update", lines: [{ id, customAttributes: [...customAttributes, giftNote] }] },
      { type: "split", lineId: id, quantity, customAttributes },
    ] as const;
    for (const change of changes) {
      expect(listCodes(await carts.changeLines({ ...target, viewer: owner }, change))).toEqual([
        "INVALID",
      ]);
    }
    const remove = { type: "update", lines: [{ id, quantity: 0 }] } as const;
    const removed = requireCheckout(await carts.changeLines({ ...target, viewer: owner }, remove));
    expect(removed.lines.map(({ kind }) => kind.kind)).toEqual(["basic"]);
    expect(listCodes(await addLines(target.checkoutId, lines))).toEqual([]);
  });
});

describe("lines that are not those of the sticker order", () => {
  type Change = (lines: readonly NewCartLine[]) => readonly NewCartLine[];
  const changeFirst =
    (change: (line: NewCartLine) => Partial<NewCartLine>): Change =>
    ([first, ...rest]) =>
      first === undefined ? rest : [{ ...first, ...change(first) }, ...rest];
  const setAttribute = (key: string, value: string): Change =>
    changeFirst(({ customAttributes }) => ({
      customAttributes: [...customAttributes.filter((old) => old.key !== key), { key, value }],
    }));
  const setTokens =
    (value: string): Change =>
    (lines) =>
      lines.map((line) => ({
        ...line,
        customAttributes: line.customAttributes.map((old) =>
          old.key === ATTRIBUTE_KEYS.tokensUsed ? { ...old, value } : old,
        ),
      }));

  it.each<[string, Change]>([
    ["another quantity", changeFirst(({ quantity }) => ({ quantity: quantity + 1 }))],
    ["a lower quantity", changeFirst(() => ({ quantity: 1 }))],
    [
      "the variant of tokens",
      changeFirst(() => ({ variantId: set.tokenRedemptionVariantId ?? "" })),
    ],
    ["another size", changeFirst(() => ({ variantId: set.variants[2]?.variantId ?? "" }))],
    ["a missing line", (lines) => lines.slice(1)],
    ["only the tokens", (lines) => lines.slice(-1)],
    ["a line twice", (lines) => [...lines, ...lines.slice(0, 1)]],
    ["fewer tokens", setTokens("0.5")],
    ["no tokens", setTokens("0")],
    ["tokens of money", setAttribute("Tokens Used", "1")],
    ["a gift note", setAttribute("Gift Note", "For you")],
    ["another map", setAttribute("Map", "Another map")],
    ["a project", changeFirst(() => ({ projectId: "abcdef" }))],
    ["another order", setAttribute("Order ID", "abcdef-1")],
    ["an unreadable order", setAttribute("Order ID", "abcdef-\0")],
  ])("are refused with %s", async (_, change) => {
    const stickers = await storeStickerOrder(test, owner.identity, { quantity: 3, halfTokens: 5 });
    const lines = composeLines(stickers, set);
    const checkoutId = await openCart(test);
    expect(listCodes(await addLines(checkoutId, change(lines)))).toEqual(["INVALID"]);
    const request = { ...BY_ANYBODY, lines: change(lines) };
    expect(listCodes(await carts.open(makeCaller(owner), request))).toEqual(["INVALID"]);
    expect(await readLines(checkoutId)).toEqual([]);
    expect(listCodes(await addLines(checkoutId, lines))).toEqual([]);
  });

  it("are refused without a sticker order", async () => {
    const ids = [...set.variants.map(({ variantId }) => variantId), set.tokenRedemptionVariantId];
    const checkoutId = await openCart(test);
    for (const id of ids) {
      expect(listCodes(await addLines(checkoutId, [makeLine(id ?? "")]))).toEqual(["INVALID"]);
    }
    expect(ids).toHaveLength(4);
  });

  it("are refused to others, for another brand and after the payment", async () => {
    const stickers = await storeStickerOrder(test, owner.identity);
    const lines = composeLines(stickers, set);
    const checkoutId = await openCart(test);
    for (const viewer of [ANONYMOUS, await startGuest(test), await signIn(test)]) {
      expect(listCodes(await addLines(checkoutId, lines, viewer))).toEqual(["INVALID"]);
    }
    const other = await storeStickerOrder(test, owner.identity, { brand: "tbl" });
    const codes = listCodes(await addLines(checkoutId, composeLines(other, set)));
    expect(codes).toEqual(["INVALID"]);
    for (const status of ["AWAITING_SHIPMENT", "SHIPPED", "CANCELLED"]) {
      await test.query("update sticker_order set status = $2 where id = $1", [stickers.id, status]);
      expect(listCodes(await addLines(checkoutId, lines))).toEqual(["INVALID"]);
    }
    expect(await readLines(checkoutId)).toEqual([]);
  });
});

describe("a cart of stickers", () => {
  it("ships for $3.75, and for nothing from 5 stickers", async () => {
    const [few, more] = [
      await storeStickerOrder(test, owner.identity, { quantity: 1 }),
      await storeStickerOrder(test, owner.identity, { quantity: 1, halfTokens: 4 }),
    ];
    const target = { ...BY_ANYBODY, checkoutId: await openCart(test) };
    await carts.changeDetails(target, { zip: "49401" });
    const find = async (lines: readonly NewCartLine[]) => {
      const { prices } = requireCheckout(await addLines(target.checkoutId, lines));
      return prices.shippingOptions.map(({ price }) => price.amountMinor);
    };
    expect(await find(composeLines(few, set))).toEqual([375, 1800]);
    expect(await find(composeLines(more, set))).toEqual([0, 1800]);
    expect(await find([makeLine(await createVariant(test))])).toEqual([750, 1800]);
  });

  it("is purged with its unpaid sticker orders and their snapshots", async () => {
    const stickers = await storeStickerOrder(test, owner.identity);
    const checkoutId = await openCart(test);
    await addLines(checkoutId, composeLines(stickers, set));
    await test.query("update sticker_order set created_at = now() - interval '1 year'");
    await test.query("update project_snapshot set created_at = now() - interval '1 year'");
    const count = () =>
      test.query(
        `select (select count(*)::int from sticker_order where id = $1) as orders,
           (select count(*)::int from project_snapshot where hash = $1) as snapshots`,
        [stickers.id],
      );
    await test.backend.stickers.purge();
    expect(await count()).toEqual([{ orders: 1, snapshots: 1 }]);
    await test.query("update cart set updated_at = now() - interval '91 days' where id = $1", [
      checkoutId,
    ]);
    await carts.purgeAbandoned();
    await test.backend.stickers.purge();
    expect(await count()).toEqual([{ orders: 0, snapshots: 0 }]);
  });
});
