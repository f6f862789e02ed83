import { usd } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import type { BatchSheet } from "../prints/render.service.ts";
import { pickupSubmitSchema, resolveOrderedProducts } from "./pickup-input.ts";

const SMALL = { productId: "6560003", productPrice: usd(39), productSize: "4x6" };
const LARGE = { productId: "6570004", productPrice: usd(399), productSize: "8x10" };
const OFFERED = [SMALL, LARGE];

const [FIRST, SECOND, FOREIGN] = [1, 2, 3].map((n) => `0193a000-0000-7000-8000-00000000000${n}`);

function sheet(
  renderId: string | undefined,
  [width, height]: readonly [number, number],
  openingIds: readonly string[],
): BatchSheet {
  const items = openingIds.map((openingId) => ({ openingId, x: 20, y: 20, turned: false }));
  return {
    renderId: renderId ?? "",
    projectId: "abc123",
    key: `prints/${renderId}.jpeg`,
    layout: { width, height, items },
  };
}

const SHEETS = [sheet(FIRST, [288, 432], ["CO", "UT"]), sheet(SECOND, [720, 576], ["TX", "CO"])];

const order = (
  productId: string,
  ...images: readonly (readonly [string | undefined, number])[]
) => ({
  productId,
  imageDetails: images.map(([printFileId = "", qty]) => ({ printFileId, qty })),
});

const resolve = (
  productDetails: readonly ReturnType<typeof order>[],
  openingIds = ["CO", "UT", "TX"],
  sheets = SHEETS,
) => resolveOrderedProducts({ productDetails: [...productDetails], openingIds }, sheets, OFFERED);

describe("products of a pickup order", () => {
  it("are those of the sizes of the sheets", () => {
    const details = [order(SMALL.productId, [FIRST, 2]), order(LARGE.productId, [SECOND, 1])];
    expect(resolve(details)).toEqual([
      { ...SMALL, images: [{ renderId: FIRST, quantity: 2 }] },
      { ...LARGE, images: [{ renderId: SECOND, quantity: 1 }] },
    ]);
  });

  it.each([
    ["of a file of another batch", [order(SMALL.productId, [FOREIGN, 1])], ["CO", "UT"]],
    ["of another size than the sheet", [order(LARGE.productId, [FIRST, 1])], ["CO", "UT"]],
    ["that the chain does not offer", [order("mug", [FIRST, 1])], ["CO", "UT"]],
    ["listed twice", [order(SMALL.productId, [FIRST, 1], [FIRST, 1])], ["CO", "UT"]],
    ["with another opening", [order(SMALL.productId, [FIRST, 1])], ["CO", "NY"]],
    ["without one of its openings", [order(SMALL.productId, [FIRST, 1])], ["CO"]],
    ["with one more opening", [order(SMALL.productId, [FIRST, 1])], ["CO", "UT", "NY"]],
  ])("are refused for a print %s", (_case, details, openingIds) => {
    expect(resolve(details, openingIds)).toHaveProperty("problem");
  });

  it("are refused while a print is not finished", () => {
    const waiting = SHEETS.map((finished) => ({ ...finished, key: undefined }));
    expect(resolve([order(SMALL.productId, [FIRST, 1])], ["CO", "UT"], waiting)).toEqual({
      problem: "The prints aren't ready yet.",
    });
  });
});

describe("the request of a pickup order", () => {
  const request = {
    batchId: FIRST,
    firstName: "Ada",
    lastName: "Park",
    email: "ada@mail.example",
    phone: "1 (313) 555-0123",
    zip: "48226",
    storeNum: "59500",
    promiseTime: "11-17-2026 05:30 PM",
    openingIds: ["CO"],
    productDetails: [order(SMALL.productId, [FIRST, 1])],
  };

  it("keeps nothing but the known fields: no address of an image", () => {
    const image = { printFileId: FIRST, qty: 1, url: "https://elsewhere.example/picture.jpg" };
    const parsed = pickupSubmitSchema.parse({
      ...request,
      productDetails: [{ productId: SMALL.productId, imageDetails: [image] }],
    });
    expect(JSON.stringify(parsed)).not.toContain("elsewhere");
    expect(parsed.customer.phone).toBe("3135550123");
  });

  it.each([
    ["a quantity of 0", { productDetails: [order(SMALL.productId, [FIRST, 0])] }],
    ["no products", { productDetails: [] }],
    ["an invalid phone number", { phone: "555-0123" }],
    ["a batch that is no id", { batchId: "1" }],
    [
      "more than 200 images",
      {
        productDetails: [1, 2].map(() =>
          order(SMALL.productId, ...Array.from({ length: 101 }, () => [FIRST, 1] as const)),
        ),
      },
    ],
  ])("is refused with %s", (_case, change) => {
    expect(pickupSubmitSchema.safeParse({ ...request, ...change }).success).toBe(false);
  });
});
