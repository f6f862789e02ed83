import type { BrandId } from "@photomap/design";
import { createVariants } from "./create-variants.ts";
import { createMapMetafields } from "./map-metafields.ts";
import { listTags } from "./map-texts.ts";
import { readMap } from "./maps.ts";
import { describe, type Product } from "./product.ts";

/** Cents. */
const PRICES: Readonly<Record<string, number>> = { "12 × 8 in": 39_00, "24 × 16 in": 69_00 };

const DESCRIPTION = describe(
  [
    "A weatherproof map for the side of your camper that grows with every border you cross.",
    "The outline goes on once; each state's photo follows as a sticker, cut to its shape, whenever you get there.",
    "Your first five stickers are included.",
  ],
  [
    "Outdoor vinyl with a laminate against sun, salt and car washes",
    "Comes off without a trace when you sell the camper",
    "Five sticker tokens included with every map",
  ],
);

/** Creates a map for motorhomes, filled with photo stickers over time. */
export function createVehicleMap(businessId: BrandId, collections: readonly string[]): Product {
  const map = readMap("50-states", "VEHICLE_MAP");
  const options = [{ name: "Size", values: Object.keys(map.sizes) }];
  const designId = "50-states-24x16";
  return {
    businessId,
    handle: "50-states-rv-photo-map",
    title: "50 States RV Photo Map",
    descriptionHtml: DESCRIPTION,
    tags: listTags(map, "rv", "motorhome", "camper", "van life", "vehicle", "stickers", "outdoor"),
    options,
    metafields: {
      ...createMapMetafields({
        ...map,
        mainDesignId: designId,
        outputType: "VEHICLE_MAP",
        primaryOption: "Size",
      }),
      freeStickerTokens: 5,
    },
    pictures: [
      {
        picture: { kind: "vehicle", designId, look: {}, isLarge: true },
        altText: "A motorhome with a photo map of the 50 states on its side",
      },
      {
        picture: { kind: "close-up", designId, look: {} },
        altText: "50 States photo map with stickers in all states",
      },
    ],
    variants: createVariants(`${businessId.toUpperCase()}-RV-50-STATES`, options, (values) => ({
      priceMinor: PRICES[values["Size"] ?? ""] ?? 0,
    })),
    collections,
  };
}
