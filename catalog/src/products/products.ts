import type { BrandId } from "@photomap/design";
import { listAccessories } from "./accessories.ts";
import type { CollectionHandle } from "./collections.ts";
import { createFramedMap, MATS } from "./framed-maps.ts";
import { listBaseIds } from "./maps.ts";
import { addParcels } from "./parcels.ts";
import type { Product } from "./product.ts";
import { createStateSilhouette } from "./single-photo-maps.ts";
import { createStickerTokens } from "./sticker-tokens.ts";
import { listStickers } from "./stickers.ts";
import { createVehicleMap } from "./vehicle-map.ts";
import { createWallHanging } from "./wall-hangings.ts";

const CONTINENTS = ["europe", "north-america", "asia", "south-america", "africa", "oceania"];
const MOSAICS = ["heart-mosaic", "hex-heart", "honeycomb"];
const STATES = listBaseIds().filter((baseId) => baseId.startsWith("us-"));
const COUNTRIES = listBaseIds().filter(
  (baseId) =>
    !/^(us|single)-/.test(baseId) &&
    ![...CONTINENTS, ...MOSAICS, "50-states", "world", "national-parks"].includes(baseId),
);

/** The handles of the products on both brands' home pages. */
const POPULAR = new Set([
  "framed-50-states-photo-map",
  "50-states-wall-hanging",
  "framed-world-photo-map",
  "framed-us-national-parks-photo-map",
  "50-states-rv-photo-map",
  "framed-europe-photo-map",
  "framed-heart-mosaic-photo-map",
  "framed-state-silhouette-photo-map",
  "world-wall-hanging",
  "pine-hanger-bars",
]);

const US: CollectionHandle = "50-states-photo-maps";
const WORLD: CollectionHandle = "world-photo-maps";
const CONTINENTAL: CollectionHandle = "continental-photo-maps";
const COUNTY: CollectionHandle = "usa-state-county-photo-maps";
const HEARTS: CollectionHandle = "heart-photo-maps";
const HOMEPAGE: CollectionHandle = "homepage";

/** Lists all products of a brand, in the order of their collections. */
export function listProducts(businessId: BrandId): Product[] {
  const products = [
    ...listMaps(businessId),
    createStickerTokens(businessId),
    ...listAccessories(businessId),
    ...listStickers(businessId),
  ];
  return products
    .map(addParcels)
    .map((product) =>
      POPULAR.has(product.handle)
        ? { ...product, collections: [...product.collections, HOMEPAGE] }
        : product,
    );
}

/**
 * Both brands sell the best known maps in both kinds. Of the many others, Photomap prints wall
 * hangings and The Big Loop frames them behind a mat.
 */
function listMaps(businessId: BrandId): Product[] {
  const framed = (baseId: string, collection: string, pictures: "some" | "one") =>
    createFramedMap(businessId, { baseId, collections: [collection], pictures });
  const other = (baseId: string, collection: string) =>
    businessId === "tbl"
      ? framed(baseId, collection, "one")
      : createWallHanging(businessId, { baseId, collections: [collection], pictures: "two" });
  return [
    ...listFlagships(businessId),
    ...MOSAICS.map((baseId) => framed(baseId, HEARTS, "some")),
    framed("single-heart", HEARTS, "some"),
    ...CONTINENTS.map((baseId) => framed(baseId, CONTINENTAL, "some")),
    ...CONTINENTS.map((baseId) =>
      createWallHanging(businessId, { baseId, collections: [CONTINENTAL], pictures: "two" }),
    ),
    ...COUNTRIES.map((baseId) => other(baseId, WORLD)),
    ...STATES.map((baseId) => other(baseId, COUNTY)),
  ];
}

function listFlagships(businessId: BrandId): Product[] {
  return [
    createFramedMap(businessId, { baseId: "50-states", collections: [US], pictures: "all" }),
    createWallHanging(businessId, { baseId: "50-states", collections: [US], pictures: "all" }),
    createFramedMap(businessId, {
      baseId: "world",
      collections: [WORLD],
      pictures: "many",
      mats: MATS.filter((mat) => mat !== "Sienna"),
      hasGlazing: true,
    }),
    createWallHanging(businessId, { baseId: "world", collections: [WORLD], pictures: "all" }),
    createFramedMap(businessId, { baseId: "national-parks", collections: [US], pictures: "many" }),
    createWallHanging(businessId, {
      baseId: "national-parks",
      collections: [US],
      pictures: "some",
    }),
    createVehicleMap(businessId, [US]),
    createStateSilhouette(businessId, [US]),
  ];
}
