import type { BrandId } from "@photomap/design";
import { createVariants } from "./create-variants.ts";
import { describe, type Product } from "./product.ts";

/** The price in cents by the number of tokens in the pack; one token alone is $2.50. */
const PACKS: Readonly<Record<string, number>> = {
  "1": 2_50,
  "5": 11_99,
  "10": 22_50,
  "25": 52_50,
  "50": 99_00,
};

/** Creates the product for sticker tokens, delivered as a code by email. */
export function createStickerTokens(businessId: BrandId): Product {
  const options = [{ name: "Tokens", values: Object.keys(PACKS) }];
  return {
    businessId,
    handle: "sticker-tokens",
    title: "Sticker Tokens",
    descriptionHtml: describe(
      [
        "Sticker tokens pay for photo stickers, cut to the shapes of their regions, whenever you're back from a trip.",
        "A medium sticker costs one token, a small one half a token and a large one two; tokens never expire.",
      ],
      ["Delivered by email, nothing to ship", "Cheaper by the pack", "A good gift with a map"],
    ),
    tags: ["sticker tokens", "tokens", "stickers", "gift", "credit"],
    options,
    metafields: { productType: "sticker-tokens", primaryOption: "Tokens", hideQuantity: true },
    pictures: [
      {
        picture: { kind: "drawing", drawing: "sticker-tokens" },
        altText: "Sticker tokens beside photo stickers of states",
      },
    ],
    variants: createVariants(`${businessId.toUpperCase()}-STICKER-TOKENS`, options, (values) => ({
      priceMinor: PACKS[values["Tokens"] ?? ""] ?? 0,
      requiresShipping: false,
    })),
    collections: [],
  };
}
