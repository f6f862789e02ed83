import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductData } from "./product.types.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

const image = (key: string) => ({ key, altText: key, width: 2048, height: 1536 });
const find = (handle: string) => test.backend.products.find("pm", handle);

describe("saving a product", () => {
  it("stores everything, and a second save keeps ids, prices and stock that staff changed", async () => {
    const variants = [
      makeVariant({ sku: "KEEP-1", title: "Black", stock: 5 }),
      makeVariant({ sku: "KEEP-2", title: "White", imageIndex: 1, requiresShipping: false }),
    ];
    const facts = { handle: "kept", images: [image("a"), image("b")], tags: ["USA"], variants };
    const before = await createProduct(test.backend, facts);
    expect(before.images).toEqual([image("a"), image("b")]);
    expect(before.variants).toEqual([
      {
        id: expect.any(String),
        sku: "KEEP-1",
        title: "Black",
        priceMinor: 4900,
        availableForSale: true,
        quantityAvailable: 5,
        selectedOptions: [{ name: "Frame", value: "Black" }],
        requiresShipping: true,
        image: image("a"),
        sticker: null,
      },
      expect.objectContaining({
        quantityAvailable: null,
        requiresShipping: false,
        image: image("b"),
      }),
    ]);
    await test.query(
      "update product_variant set price_minor = 100, stock = 2 where sku = 'KEEP-1'",
    );
    const after = await createProduct(test.backend, {
      ...facts,
      title: "Corkboard of the World",
      images: [image("c")],
      variants: variants
        .toReversed()
        .map((variant) => ({ ...variant, imageIndex: 0, priceMinor: 1, stock: 99 })),
    });
    expect(after).toMatchObject({ id: before.id, title: "Corkboard of the World" });
    expect(after.images).toEqual([image("c")]);
    expect(after.variants).toMatchObject([
      { id: before.variants[1]?.id, sku: "KEEP-2", priceMinor: 4900, image: image("c") },
      { id: before.variants[0]?.id, sku: "KEEP-1", priceMinor: 100, quantityAvailable: 2 },
    ]);
    const found = await test.backend.products.search("pm", "corkboard", { ip: "127.0.0.1" });
    expect(found).toMatchObject({ kind: "found", products: [{ id: before.id }] });
  });

  it("deactivates variants that the data no longer has, again and again", async () => {
    const [a, b, c] = ["SKU-A", "SKU-B", "SKU-C"].map((sku) => makeVariant({ sku, title: sku }));
    if (a === undefined || b === undefined || c === undefined) throw new Error("Three variants");
    const list = async (variants: ProductData["variants"]) => {
      const product = await createProduct(test.backend, { handle: "shrinking", variants });
      return product.variants.map(({ sku }) => sku);
    };
    expect(await list([a, b, c])).toEqual(["SKU-A", "SKU-B", "SKU-C"]);
    expect(await list([c, a])).toEqual(["SKU-C", "SKU-A"]);
    expect(await list([a])).toEqual(["SKU-A"]);
    expect(await list([a])).toEqual(["SKU-A"]);
    const rows = await test.query(
      "select sku, is_active from product_variant where sku like 'SKU-_' order by sku",
    );
    expect(rows).toEqual([
      { sku: "SKU-A", isActive: true },
      { sku: "SKU-B", isActive: false },
      { sku: "SKU-C", isActive: false },
    ]);
  });

  it("does not show again what staff hid", async () => {
    await createProduct(test.backend, { handle: "hidden" });
    await test.query("update product set is_active = false where handle = 'hidden'");
    await expect(createProduct(test.backend, { handle: "hidden" })).rejects.toThrow("not shown");
  });

  it("moves a product between collections", async () => {
    const read = async (handle: string) => {
      const { products } = test.backend;
      const id = (await products.findCollection("pm", handle))?.id ?? "";
      return (await products.listByCollection([id])).get(id)?.map((product) => product.handle);
    };
    await createProduct(test.backend, { handle: "moved", collections: ["from", "both"] });
    expect([await read("from"), await read("both")]).toEqual([["moved"], ["moved"]]);
    await createProduct(test.backend, { handle: "moved", collections: ["both", "to"] });
    expect([await read("from"), await read("both"), await read("to")]).toEqual([
      undefined,
      ["moved"],
      ["moved"],
    ]);
  });

  it("changes nothing when a collection is unknown or a SKU is taken", async () => {
    const taken = makeVariant({ sku: "TAKEN" });
    const { variants } = await createProduct(test.backend, { variants: [taken] });
    await expect(
      createProduct(test.backend, { handle: "thief", variants: [taken] }),
    ).rejects.toThrow("SKUs of another product: TAKEN");
    expect(await find("thief")).toBeUndefined();
    expect(variants[0]?.sku).toBe("TAKEN");
    const data: ProductData = {
      businessId: "pm",
      handle: "lost",
      title: "Lost",
      descriptionHtml: "",
      tags: [],
      options: [],
      metafields: {},
      images: [],
      variants: [makeVariant()],
      collections: ["nowhere"],
      position: 0,
    };
    await expect(test.backend.productData.save(data)).rejects.toThrow(
      "Unknown collections: nowhere",
    );
    expect(await find("lost")).toBeUndefined();
  });

  it("can be done by several at once", async () => {
    const variants = ["P-1", "P-2", "P-3"].map((sku) => makeVariant({ sku, title: sku }));
    const facts = { handle: "parallel", variants };
    const saved = await Promise.all(
      [variants, variants.toReversed(), variants, variants.slice(1)].map((chosen) =>
        createProduct(test.backend, { ...facts, variants: chosen }),
      ),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    const last = await createProduct(test.backend, facts);
    expect(last.variants.map(({ sku }) => sku)).toEqual(expect.arrayContaining(["P-2", "P-3"]));
  });
});
