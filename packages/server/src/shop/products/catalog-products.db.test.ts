import { readFileSync } from "node:fs";
import { readMetafields } from "@photomap/commerce";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CollectionData, ProductData } from "./product.types.ts";

const DATA = new URL("../../../../../catalog/generated/products/", import.meta.url);

function read<Data>(name: string): Data[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, DATA), "utf8"));
}

const products = [...read<ProductData>("pm"), ...read<ProductData>("tbl")];

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function publish(published: readonly ProductData[]): Promise<void> {
  const { productData } = test.backend;
  await productData.saveCollections(read<CollectionData>("collections"));
  for (const product of published) await productData.save(product);
}

describe("the products of the catalog", () => {
  it("have metafields that are read without a problem", () => {
    const problems = products.flatMap(({ handle, metafields }) =>
      readMetafields(metafields).problems.map((problem) => `${handle}: ${problem}`),
    );
    expect(problems).toEqual([]);
    const maps = products
      .map(({ metafields }) => readMetafields(metafields).metafields)
      .filter(({ personalizationType }) => personalizationType === "map");
    expect(
      maps.filter(({ blueprintId = "", designIds }) => !designIds.includes(blueprintId)),
    ).toEqual([]);
    expect(maps.length).toBeGreaterThan(150);
  });

  it("are stored once, also when several processes publish them", async () => {
    const sold = products.filter(({ businessId }) => businessId === "pm");
    const half = Math.ceil(sold.length / 2);
    await Promise.all([publish(sold.slice(0, half)), publish(sold.slice(half))]);
    const again = sold.filter(({ variants }) => variants.length < 10).slice(0, 10);
    await Promise.all([publish(again), publish(again)]);
    const [counts] = await test.query(
      "select count(*)::int as variants, count(distinct product_id)::int as products from product_variant",
    );
    expect(counts).toEqual({
      products: sold.length,
      variants: sold.flatMap(({ variants }) => variants).length,
    });
  });

  it("are found by their handle, made to order unless they have stock", async () => {
    const map = await test.backend.products.find("pm", "framed-world-photo-map");
    expect(map).toMatchObject({ title: "Framed World Photo Map" });
    expect(map?.variants).toHaveLength(100);
    expect(map?.variants[0]).toMatchObject({ availableForSale: true, quantityAvailable: null });
    const pins = await test.backend.products.find("pm", "push-pin-set");
    expect(pins?.variants.map(({ quantityAvailable }) => quantityAvailable)).toEqual([50, 35, 0]);
  });
});

describe("the discounts", () => {
  it("are added once and stay as staff changed them", async () => {
    const { productData } = test.backend;
    const discounts = [
      {
        brand: "pm",
        title: "10% off parts",
        kind: "percentage",
        basisPoints: 1000,
        collection: "parts-and-accessories",
      },
      {
        brand: "pm",
        code: "WELCOME10",
        title: "10% off",
        kind: "percentage",
        basisPoints: 1000,
      },
    ] as const;
    await Promise.all([1, 2, 3].map(() => productData.saveDiscounts(discounts)));
    await test.query("update discount set is_active = false where code = 'WELCOME10'");
    await productData.saveDiscounts(discounts);
    const rows = await test.query(
      "select code, is_active, cardinality(product_ids) as limited from discount order by code",
    );
    const accessories = products.filter(
      ({ businessId, collections }) =>
        businessId === "pm" && collections.includes("parts-and-accessories"),
    );
    expect(rows).toEqual([
      { code: "WELCOME10", isActive: false, limited: null },
      { code: null, isActive: true, limited: accessories.length },
    ]);
  });
});
