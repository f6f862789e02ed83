import { existsSync, readFileSync, statSync } from "node:fs";
import { BRAND_IDS } from "@photomap/design";
import { pointsToInches } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { readIndex } from "../test/read-catalog.ts";
import { type Collection, listCollections } from "./collections.ts";
import type { Product } from "./product.ts";
import { listProducts } from "./products.ts";

const PICTURES = new URL("../../products/", import.meta.url);
const DATA = new URL("../../generated/products/", import.meta.url);

interface StoredImage {
  readonly key: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

interface StoredProduct extends Omit<Product, "pictures"> {
  readonly images: readonly StoredImage[];
  readonly position: number;
}

function readStored(businessId: string): StoredProduct[] {
  return JSON.parse(readFileSync(new URL(`${businessId}.json`, DATA), "utf8"));
}

const designs = readIndex();

describe.each(BRAND_IDS)("the products of %s", (businessId) => {
  const products = listProducts(businessId);
  const stored = readStored(businessId);

  it("are stored as described", () => {
    const described = products.map(({ pictures, ...product }, position) => ({
      ...product,
      position,
      altTexts: pictures.map(({ altText }) => altText),
    }));
    const read = stored.map(({ images, ...product }) => ({
      ...product,
      altTexts: images.map(({ altText }) => altText),
    }));
    expect(read).toEqual(JSON.parse(JSON.stringify(described)));
  });

  it("include every map that the brand has, in every size", () => {
    const sold = new Set(products.flatMap(({ metafields }) => metafields.designIds ?? []));
    const missing = designs.filter(
      ({ id, businessIds }) => businessIds.includes(businessId) && !sold.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    const known = new Set(designs.map(({ id }) => id));
    expect([...sold].filter((id) => !known.has(id))).toEqual([]);
  });

  it("have one variant for every combination of their options, at most 100", () => {
    for (const { handle, options, variants, metafields } of products) {
      const leastPrice = metafields.productType === "sticker" ? 0 : 250;
      const combinations = options.reduce((count, { values }) => count * values.length, 1);
      expect({ handle, count: variants.length }).toEqual({ handle, count: combinations });
      expect(variants.length).toBeLessThanOrEqual(100);
      const titles = variants.map(({ selectedOptions }) => JSON.stringify(selectedOptions));
      expect(new Set(titles).size).toBe(variants.length);
      for (const { selectedOptions, priceMinor } of variants) {
        expect(selectedOptions.map(({ name }) => name)).toEqual(options.map(({ name }) => name));
        expect(priceMinor).toBeGreaterThanOrEqual(leastPrice);
      }
    }
    expect(Math.max(...products.map(({ variants }) => variants.length))).toBe(100);
  });

  it("include stickers of three sizes and a variant for tokens per output type", () => {
    const stickers = products.filter(({ collections }) => collections.includes("sticker-products"));
    expect(stickers.map(({ metafields }) => metafields.outputType)).toEqual([
      "MATBOARD_WALL_MAP",
      "VEHICLE_MAP",
      "VINYL_WALL_MAP",
    ]);
    for (const { variants, metafields } of stickers) {
      const start = `${businessId === "pm" ? "pm" : "mapmaker"}.sticker.${metafields.outputType}`;
      const facts = variants.map(({ sku, priceMinor, sticker }) => [
        sku,
        priceMinor,
        sticker?.sizeClass,
        sticker?.tokens,
      ]);
      expect(facts).toEqual([
        [`${start}.SMALL`, 125, "SMALL", 0.5],
        [`${start}.MEDIUM`, 250, "MEDIUM", 1],
        [`${start}.LARGE`, 450, "LARGE", 2],
        [`${start}.TOKENS`, 0, undefined, undefined],
      ]);
      const redemptions = variants.map(({ sticker }) => sticker?.tokenRedemptionVariant);
      expect(redemptions).toEqual([...Array(3).fill(`${start}.TOKENS`), undefined]);
    }
  });

  it("cost more in a larger size", () => {
    for (const { handle, variants, metafields } of products) {
      const { sizes = {} } = metafields;
      const areas = Object.entries(sizes).map(([text, { width, height }]) => {
        const prices = variants
          .filter(({ selectedOptions }) => selectedOptions.some(({ value }) => value === text))
          .map(({ priceMinor }) => priceMinor);
        return { area: width * height, price: Math.min(...prices) };
      });
      const byArea = areas.toSorted((a, b) => a.area - b.area).map(({ price }) => price);
      expect({ handle, prices: byArea }).toEqual({
        handle,
        prices: byArea.toSorted((a, b) => a - b),
      });
    }
  });

  it("name the size and the design of each value", () => {
    for (const { metafields, options } of products) {
      for (const [value, size] of Object.entries(metafields.sizes ?? {})) {
        expect(options.flatMap(({ values }) => values)).toContain(value);
        const design = designs.find(({ id }) => id === size.designId);
        expect(size).toEqual({
          width: pointsToInches(design?.width ?? 0),
          height: pointsToInches(design?.height ?? 0),
          designId: design?.id,
        });
        expect(design?.outputOptions.map(({ type }) => type)).toContain(metafields.outputType);
      }
    }
  });

  it("have at most 30 pictures, whose files are there in every width", () => {
    for (const { images, variants } of stored) {
      expect(images.length).toBeGreaterThanOrEqual(1);
      expect(images.length).toBeLessThanOrEqual(30);
      expect(new Set(images.map(({ key }) => key)).size).toBe(images.length);
      const files = images.flatMap(({ key, width }) =>
        [256, 512, 1024, 2048].filter((wide) => wide <= width).map((wide) => `${key}-${wide}.webp`),
      );
      expect(files.filter((file) => !existsSync(new URL(file, PICTURES)))).toEqual([]);
      for (const { imageIndex = 0 } of variants) expect(imageIndex).toBeLessThan(images.length);
    }
  });

  it("have texts: a title, sentences, search terms and a description of each picture", () => {
    for (const { handle, title, descriptionHtml, tags, images } of stored) {
      expect(handle).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(title.length).toBeGreaterThan(5);
      expect(descriptionHtml).toMatch(
        /^<p>[^<]+\.( [^<]+\.)+<\/p>(<ul>(<li>[^<]+<\/li>)+<\/ul>)?$/,
      );
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(images.filter(({ altText }) => altText.length < 15)).toEqual([]);
    }
    expect(new Set(stored.map(({ handle }) => handle)).size).toBe(stored.length);
  });

  it("are in the collections, at most 50 in each and 10 on the home page", () => {
    const sizes = new Map(
      listCollections().map(({ handle }) => [
        handle,
        products.filter(({ collections }) => collections.includes(handle)).length,
      ]),
    );
    expect([...sizes.values()].filter((size) => size === 0 || size > 50)).toEqual([]);
    expect(sizes.get("homepage")).toBe(10);
    expect(sizes.get("usa-state-county-photo-maps")).toBe(50);
    const outside = products.filter(({ collections }) => collections.length === 0);
    expect(outside.map(({ handle }) => handle)).toEqual(["sticker-tokens"]);
  });
});

it("stores the collections of both brands", () => {
  const read: Collection[] = JSON.parse(readFileSync(new URL("collections.json", DATA), "utf8"));
  expect(read).toEqual(listCollections());
  expect(read.map(({ handle }) => handle)).toEqual(
    expect.arrayContaining([
      "50-states-photo-maps",
      "world-photo-maps",
      "continental-photo-maps",
      "usa-state-county-photo-maps",
      "parts-and-accessories",
      "homepage",
    ]),
  );
});

it("gives every variant of both brands a SKU of its own", () => {
  const skus = BRAND_IDS.flatMap((businessId) =>
    listProducts(businessId).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  );
  expect(new Set(skus).size).toBe(skus.length);
  expect(
    skus.filter((sku) => !/^((PM|TBL)-[A-Z0-9-]+|(pm|mapmaker)\.sticker\.[A-Z_.]+)$/.test(sku)),
  ).toEqual([]);
});

it("keeps the pictures small", () => {
  const keys = BRAND_IDS.flatMap((businessId) =>
    readStored(businessId).flatMap(({ images }) => images.map(({ key }) => key)),
  );
  const sizes = [...new Set(keys)].map(
    (key) => statSync(new URL(`${key}-1024.webp`, PICTURES)).size,
  );
  expect(Math.max(...sizes)).toBeLessThan(90_000);
});
