import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { ProductService } from "./product.service.ts";
import type { Product, ProductSortKey } from "./product.types.ts";
import { SalesRankingCache } from "./sales-ranking-cache.ts";

let test: TestBackend;
let products: ProductService;

beforeAll(async () => {
  test = await openTestBackend();
  products = test.backend.products;
  await seedMaps();
});
afterAll(() => test.close());

const COLLECTION = "50-states-maps";

/** Stores four maps of one collection, in another order by each key; the last one was sold most. */
async function seedMaps(): Promise<void> {
  const maps = [
    { handle: "b-map", title: "Bamboo Map", priceMinor: 3000, sold: 0 },
    { handle: "d-map", title: "driftwood map", priceMinor: 1000, sold: 2 },
    { handle: "a-map", title: "Aspen Map", priceMinor: 4000, sold: 0 },
    { handle: "c-map", title: "Cedar Map", priceMinor: 2000, sold: 9 },
  ];
  for (const [position, { handle, title, priceMinor, sold }] of maps.entries()) {
    const variants = [makeVariant({ priceMinor }), makeVariant({ priceMinor: 9900 })];
    const product = await createProduct(test.backend, {
      handle,
      title,
      variants,
      position,
      collections: [COLLECTION],
    });
    await test.query("update product set created_at = $2 where id = $1", [
      product.id,
      `2026-01-0${position + 1}`,
    ]);
    if (sold > 0) await sell(product, { quantity: sold });
    // Not sold: another state, or refunded.
    await sell(product, { quantity: 25, state: "EXPIRED" });
    await sell(product, { quantity: 20, refunded: 20 });
  }
}

async function sell(
  product: Product,
  {
    quantity,
    state = "PAID",
    refunded = 0,
  }: { quantity: number; state?: string; refunded?: number },
): Promise<void> {
  const cartId = randomUUID();
  await test.query("insert into cart (id, business_id) values ($1, 'pm')", [cartId]);
  await test.query(
    `with placed as (
       insert into shop_order
         (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor, total_minor)
       values ('pm', $1, 1, '', $2, 0, 0) returning id
     )
     insert into order_line (order_id, position, product_id, handle, sku, title, quantity,
       refunded_quantity, unit_price_minor)
     select id, 0, $3, $4, 'SKU', 'Map', $5, $6, 0 from placed`,
    [cartId, state, product.id, product.handle, quantity, refunded],
  );
}

async function browse(handle: string, sortKey?: ProductSortKey, reverse?: boolean) {
  const collection = await products.findCollection("pm", handle);
  if (collection === undefined) throw new Error(`No collection ${handle}`);
  const listed = await products.listByCollection([collection.id], {
    ...(sortKey && { sortKey }),
    ...(reverse !== undefined && { reverse }),
  });
  return listed.get(collection.id) ?? [];
}

const initials = (list: readonly Product[]) => list.map(({ handle }) => handle[0]).join("");

async function search(text: string, brand: "pm" | "tbl" = "pm") {
  const result = await products.search(brand, text, { ip: randomUUID() });
  if (result.kind !== "found") throw new Error("Too many searches");
  return result.products;
}

describe("a collection", () => {
  it.each<[ProductSortKey, string, string]>([
    ["MANUAL", "bdac", "cadb"],
    ["TITLE", "abcd", "dcba"],
    ["PRICE", "dcba", "abcd"],
    ["NEWEST", "cadb", "bdac"],
    // Without sales by title.
    ["BEST_SELLING", "cdab", "badc"],
  ])("is sorted by %s, and reversed", async (sortKey, expected, reversed) => {
    expect(initials(await browse(COLLECTION, sortKey))).toBe(expected);
    expect(initials(await browse(COLLECTION, sortKey, true))).toBe(reversed);
  });

  it("has 50 products at most, the first ones of the order", async () => {
    await Promise.all(
      Array.from({ length: 52 }, (_, i) => {
        const title = `Map ${String(i).padStart(2, "0")}`;
        return createProduct(test.backend, { title, position: i, collections: ["large"] });
      }),
    );
    const titles = async (sortKey: ProductSortKey, reverse: boolean) =>
      (await browse("large", sortKey, reverse)).map(({ title }) => title);
    expect(await titles("MANUAL", false)).toHaveLength(50);
    expect((await titles("MANUAL", true)).at(0)).toBe("Map 51");
    expect((await titles("MANUAL", true)).at(-1)).toBe("Map 02");
  });

  it("is in the list while a product is shown; several are read together", async () => {
    await createProduct(test.backend, { handle: "e-map", collections: ["first", "homepage"] });
    await createProduct(test.backend, { handle: "f-map", collections: ["second"] });
    const listed = await products.listCollections("pm");
    const handles = listed.map(({ handle }) => handle);
    expect(handles).toEqual(expect.arrayContaining(["first", "second"]));
    expect(handles).not.toContain("homepage");
    const chosen = listed.filter(({ handle }) => ["first", "second"].includes(handle));
    const byId = await products.listByCollection(chosen.map(({ id }) => id));
    expect(chosen.map(({ id }) => initials(byId.get(id) ?? [])).toSorted()).toEqual(["e", "f"]);
    await test.query("update product set is_active = false where handle = 'f-map'");
    expect((await products.listCollections("pm")).map(({ handle }) => handle)).not.toContain(
      "second",
    );
  });
});

describe("what is shown", () => {
  it("is never a product of the other brand", async () => {
    const facts = { handle: "loop", title: "Zeppelin Ring", collections: ["rings", "homepage"] };
    const ring = await createProduct(test.backend, { ...facts, businessId: "tbl" });
    expect(await products.find("tbl", "loop")).toBeDefined();
    expect(await products.find("pm", "loop")).toBeUndefined();
    expect(await products.findCollection("pm", "rings")).toBeUndefined();
    expect(await search("zeppelin ring", "tbl")).toHaveLength(1);
    expect(await search("zeppelin ring")).toEqual([]);
    expect(await products.recommend("pm", ring.id)).toEqual([]);
    const other = await createProduct(test.backend, { title: "Zeppelin Ring", handle: "pm-ring" });
    expect((await products.recommend("pm", other.id)).map(({ id }) => id)).not.toContain(ring.id);
    expect((await products.listPopular("tbl")).map(({ id }) => id)).toEqual([ring.id]);
    expect((await products.listPopular("pm")).map(({ id }) => id)).not.toContain(ring.id);
  });

  it("is not an inactive product, nor one without an active variant", async () => {
    const facts = { title: "Xylophone Stand", collections: ["stands", "homepage"] };
    const first = await createProduct(test.backend, { ...facts, handle: "hidden" });
    const second = await createProduct(test.backend, { ...facts, handle: "without-variants" });
    expect(await browse("stands")).toHaveLength(2);
    await test.query("update product set is_active = false where id = $1", [first.id]);
    await test.query("update product_variant set is_active = false where product_id = $1", [
      second.id,
    ]);
    expect(await products.find("pm", "hidden")).toBeUndefined();
    expect(await products.find("pm", "without-variants")).toBeUndefined();
    expect(await browse("stands")).toEqual([]);
    expect(await search("xylophone")).toEqual([]);
    expect(await products.recommend("pm", first.id)).toEqual([]);
    const popular = (await products.listPopular("pm")).map(({ handle }) => handle);
    expect(popular).not.toContain("hidden");
    expect(popular).not.toContain("without-variants");
  });

  it("has the prices and the availability of all active variants, also of those not read", async () => {
    const variants = Array.from({ length: 102 }, (_, i) =>
      makeVariant({ title: `Frame ${i}`, priceMinor: 2000 + i, stock: i === 101 ? 3 : 0 }),
    );
    const product = await createProduct(test.backend, { handle: "many", variants });
    expect(product).toMatchObject({
      minPriceMinor: 2000,
      maxPriceMinor: 2101,
      availableForSale: true,
    });
    expect(product.variants).toHaveLength(100);
    expect(product.variants[0]).toMatchObject({ availableForSale: false, quantityAvailable: 0 });
    await test.query(
      "update product_variant set reserved = 3 where product_id = $1 and stock = 3",
      [product.id],
    );
    expect(await products.find("pm", "many")).toMatchObject({ availableForSale: false });
  });
});

describe("the search", () => {
  it("tolerates misspelled words and ranks the best match first", async () => {
    const states = { title: "50 States Photo Map", tags: ["USA", "framed"] };
    await createProduct(test.backend, { handle: "states", ...states });
    await createProduct(test.backend, {
      handle: "world",
      title: "World Photo Map",
      tags: ["globe"],
    });
    await createProduct(test.backend, {
      handle: "mat",
      title: "Matboard",
      tags: ["parts", "accessories"],
    });
    await createProduct(test.backend, { handle: "hanger", title: "Hanger Bars", tags: ["parts"] });
    const first = async (text: string) => (await search(text))[0]?.handle;
    expect(await first("stats map")).toBe("states");
    expect(await first("50 States")).toBe("states");
    expect(await first("wolrd map")).toBe("world");
    expect(await first("matbord")).toBe("mat");
    expect(await first("MATBOARD!")).toBe("mat");
    expect(await first("hangar bars")).toBe("hanger");
    expect(await first("acessories")).toBe("mat");
    // The tag has the very word, the title a longer one.
    await createProduct(test.backend, { handle: "ohio", title: "Ohio Map", tags: ["state"] });
    expect(await first("state")).toBe("states");
    // One word in three may be missing.
    expect(await first("giant states map")).toBe("states");
    expect(await search("matbord giraffe")).toEqual([]);
    expect(await search("giraffe")).toEqual([]);
    // "Matboard" begins like "map", but there are better matches.
    expect((await search("map")).map(({ handle }) => handle)).not.toContain("mat");
    expect(await search(" ?! ")).toEqual([]);
  });

  it("refuses a network that searches too often", async () => {
    const networks = { ip: "203.0.113.9" };
    await Promise.all(
      Array.from({ length: 240 }, () => products.search("pm", "giraffe", networks)),
    );
    expect(await products.search("pm", "giraffe", networks)).toEqual({ kind: "too-many" });
    expect(await products.search("pm", "giraffe", { ip: "203.0.113.10" })).toMatchObject({
      kind: "found",
    });
  });
});

describe("the collection of a product", () => {
  it("is the first one to browse, of the brand", async () => {
    const facts = { handle: "globe", collections: ["homepage", "globes", "gifts"] };
    const { id } = await createProduct(test.backend, facts);
    await test.query("update product_collection set position = 1000 where handle = 'globes'");
    expect(await products.findCollectionOf("pm", id)).toMatchObject({ handle: "gifts" });
    expect(await products.findCollectionOf("tbl", id)).toBeUndefined();
    expect(await products.findCollectionOf("pm", "no-id")).toBeUndefined();
  });

  it("is none for a product that is only on the home page", async () => {
    const { id } = await createProduct(test.backend, { collections: ["homepage"] });
    expect(await products.findCollectionOf("pm", id)).toBeUndefined();
  });
});

describe("recommendations", () => {
  it("are products of the same map and collections, then best sellers, in the same order every time", async () => {
    const brand = "pm";
    const create = (handle: string, facts: { collections?: string[]; designIds?: string[] } = {}) =>
      createProduct(test.backend, {
        businessId: brand,
        handle,
        title: handle,
        collections: facts.collections ?? [],
        metafields: { designIds: facts.designIds ?? [] },
      });
    const subject = await create("subject", { collections: ["loops"], designIds: ["co-20x16"] });
    await create("same-map-and-collection", { collections: ["loops"], designIds: ["co-20x16"] });
    await create("same-map", { designIds: ["co-20x16", "co-10x8"] });
    await create("same-collection", { collections: ["loops"] });
    const handles = async () =>
      (await products.recommend(brand, subject.id)).map(({ handle }) => handle);
    const found = await handles();
    expect(found).toHaveLength(10);
    expect(found.slice(0, 5)).toEqual([
      "same-map-and-collection",
      "same-collection",
      "same-map",
      "c-map",
      "d-map",
    ]);
    expect(found).not.toContain("subject");
    expect(await handles()).toEqual(found);
    expect(await products.recommend(brand, "no-id")).toEqual([]);
    expect(await products.recommend(brand, randomUUID())).toEqual([]);
  });
});

describe("best sellers", () => {
  it("are read again after five minutes", async () => {
    let now = 0;
    const database = openDatabase(test.databaseUrl, 1);
    const bestSellers = new SalesRankingCache(database.db, () => now);
    const [before] = await bestSellers.getRanking();
    const star = await createProduct(test.backend, { handle: "star" });
    await sell(star, { quantity: 25 });
    expect((await bestSellers.getRanking())[0]).toBe(before);
    now = 300_000;
    expect((await bestSellers.getRanking())[0]).toBe(star.id);
    await database.close();
  });
});
