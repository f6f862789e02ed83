import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../test/staff-member.ts";

const ADMIN = makeStaff("ADMIN");
const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

function makeProduct() {
  const name = randomUUID();
  return {
    id: randomUUID(),
    brand: "pm",
    title: "Map pins",
    handle: `pins-${name}`,
    collection: null,
    optionName: "Color",
    optionValues: ["Brass", "Black"],
    sku: `PINS-${name}`,
    price: "9.50",
    stock: 20,
    weightOz: 3,
    lengthIn: 4,
  };
}

const create = (input: object, viewer = ADMIN) =>
  test.backend.staff.productCreation.create(viewer, input);

async function show(id: string, isActive = true) {
  const { products } = test.backend.staff;
  const product = await products.find(ADMIN, id);
  const { title, descriptionHtml, updatedAt } = product ?? {};
  return products.changeProduct(ADMIN, { id, title, descriptionHtml, updatedAt, isActive });
}

describe("a product that staff create", () => {
  it("is hidden, with a variant for each choice, and is created once by repeated requests", async () => {
    const input = makeProduct();
    const results = await Promise.all([create(input), create(input), create(input)]);
    expect(results).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "created", productId: input.id })),
    );
    expect(await test.backend.staff.products.find(ADMIN, input.id)).toMatchObject({
      title: "Map pins",
      isActive: false,
      isFromStaff: true,
      variants: [
        { sku: `${input.sku.toUpperCase()}-BRASS`, title: "Brass", priceMinor: 950, stock: 20 },
        { sku: `${input.sku.toUpperCase()}-BLACK`, title: "Black", priceMinor: 950, stock: 20 },
      ],
    });
    expect(await test.backend.products.find("pm", input.handle)).toBeUndefined();
    const log = await test.query(
      "select action from staff_action where subject_id = $1 order by id",
      [input.id],
    );
    expect(log).toEqual([{ action: "product.create" }]);
  });

  it("is shown once it has a picture, and can then be found and bought", async () => {
    const input = { ...makeProduct(), optionName: "", optionValues: [] };
    await create(input);
    expect(await show(input.id)).toEqual({
      kind: "invalid",
      problem: "Add a picture before you show this product.",
    });
    await test.query(
      `insert into product_image (product_id, position, key, alt_text, width, height)
       values ($1, 0, 'pins', 'Pins', 512, 512)`,
      [input.id],
    );
    expect(await show(input.id)).toMatchObject({ kind: "changed", product: { isActive: true } });
    expect(await test.backend.products.find("pm", input.handle)).toMatchObject({
      title: "Map pins",
      options: [],
      variants: [{ sku: input.sku.toUpperCase(), availableForSale: true }],
    });
  });

  it("is listed last in its collection", async () => {
    const collection = `pins-${randomUUID()}`;
    const first = await createProduct(test.backend, { collections: [collection], position: 3 });
    const input = { ...makeProduct(), collection };
    await create(input);
    const listed = await test.query(
      `select product_id from product_collection_item item
       join product_collection on product_collection.id = collection_id
       where handle = $1 order by item.position`,
      [collection],
    );
    expect(listed.map(({ productId }) => productId)).toEqual([first.id, input.id]);
  });

  it("is refused with a taken address or SKU, which leaves nothing behind", async () => {
    const input = makeProduct();
    await create(input);
    const sameAddress = { ...makeProduct(), handle: input.handle };
    expect(await create(sameAddress)).toEqual({
      kind: "invalid",
      problem: `Another product has the address ${input.handle}.`,
    });
    const sameSku = { ...makeProduct(), sku: input.sku };
    const sku = input.sku.toUpperCase();
    expect(await create(sameSku)).toEqual({
      kind: "invalid",
      problem: `Another product has the SKU ${sku}-BRASS, ${sku}-BLACK.`,
    });
    expect(await test.backend.staff.products.find(ADMIN, sameSku.id)).toBeUndefined();
  });

  it("is no pack of tokens and no sticker, and no change makes it one", async () => {
    const options = { optionName: "Tokens", optionValues: ["50000"], price: "0" };
    const pack = { ...makeProduct(), ...options, handle: `sticker-tokens-${randomUUID()}` };
    const sticker = { ...makeProduct(), sku: `pm.sticker.${randomUUID()}` };
    for (const input of [pack, sticker]) {
      expect(await create(input)).toMatchObject({ kind: "invalid" });
      expect(await test.backend.staff.products.find(ADMIN, input.id)).toBeUndefined();
    }
    const input = { ...makeProduct(), ...options };
    await create(input);
    const { products } = test.backend.staff;
    const product = await products.find(ADMIN, input.id);
    const { descriptionHtml, updatedAt } = product ?? {};
    const change = { id: input.id, descriptionHtml, updatedAt, isActive: false };
    await products.changeProduct(ADMIN, { ...change, title: "Tokens", handle: "sticker-tokens" });
    expect(await products.find(ADMIN, input.id)).toMatchObject({
      title: "Tokens",
      handle: input.handle,
      isFromStaff: true,
    });
  });

  it("is created by administrators only", async () => {
    const input = makeProduct();
    expect(await create(input, EMPLOYEE)).toEqual({ kind: "missing" });
    expect(await test.backend.staff.products.find(ADMIN, input.id)).toBeUndefined();
  });

  it("is taken over by a release that describes its address, and keeps its texts", async () => {
    const input = makeProduct();
    await create(input);
    await test.backend.productData.save({
      businessId: "pm",
      handle: input.handle,
      title: "Pins of the release",
      descriptionHtml: "",
      tags: [],
      options: [],
      metafields: {},
      images: [{ key: "pins", altText: "Pins", width: 512, height: 512 }],
      variants: [makeVariant()],
      collections: [],
      position: 0,
    });
    const product = await test.backend.staff.products.find(ADMIN, input.id);
    expect(product).toMatchObject({ title: "Map pins", isFromStaff: false });
    expect(product?.images).toHaveLength(1);
    expect(product?.variants.map(({ isActive }) => isActive)).toEqual([true, false, false]);
  });
});
