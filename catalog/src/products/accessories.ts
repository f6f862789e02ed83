import type { BrandId } from "@photomap/design";
import { readProductLook } from "@photomap/scene";
import { ACCESSORIES, type Accessory } from "./accessory-list.ts";
import { createVariants } from "./create-variants.ts";
import { FRAMES, MATS } from "./framed-maps.ts";
import { requireSize } from "./map-metafields.ts";
import { readMap } from "./maps.ts";
import { priceFrame, priceMat } from "./prices.ts";
import { describe, type Product, type ShownPicture } from "./product.ts";

export function listAccessories(businessId: BrandId): Product[] {
  const drawn = ACCESSORIES.map((accessory) => createAccessory(businessId, accessory));
  return [...drawn, createReplacementMat(businessId), createReplacementFrame(businessId)];
}

function createAccessory(businessId: BrandId, accessory: Accessory): Product {
  const options = accessory.option === undefined ? [] : [accessory.option];
  const { handle, drawing, altText } = accessory;
  return {
    businessId,
    handle,
    title: accessory.title,
    descriptionHtml: describe(accessory.sentences, accessory.facts ?? []),
    tags: [...accessory.tags, "accessory", "parts"],
    options,
    metafields: {
      productType: "accessory",
      ...(accessory.option !== undefined && { primaryOption: accessory.option.name }),
      ...(accessory.textFields !== undefined && { textFields: accessory.textFields }),
    },
    pictures: [{ picture: { kind: "drawing", drawing }, altText }],
    variants: createVariants(`${businessId}-${handle}`.toUpperCase(), options, (values) => {
      const value = values[accessory.option?.name ?? ""] ?? "";
      return { priceMinor: accessory.price(value), stock: accessory.stock(value) };
    }),
    collections: ["parts-and-accessories"],
  };
}

const STATES = readMap("50-states", "MATBOARD_WALL_MAP");
const SIZES = { name: "Size", values: Object.keys(STATES.sizes) };

function createReplacementMat(businessId: BrandId): Product {
  const options = [{ name: "Mat", values: MATS }, SIZES];
  const pictures = MATS.map((mat): ShownPicture => {
    const look = readProductLook([{ name: "Mat", value: mat }]);
    return {
      picture: { kind: "empty-mat", designId: STATES.mainDesignId, look },
      altText: `A ${mat.toLowerCase()} mat with the outlines of the 50 states cut out`,
    };
  });
  return {
    businessId,
    handle: "replacement-mat-50-states",
    title: "Replacement Mat for the 50 States",
    descriptionHtml: describe(
      [
        "A fresh mat for a framed 50 States map, cut on the same machine as the first one, so every photo fits as before.",
        "Give your map a new color, or replace a mat that didn't survive a move.",
      ],
      ["Acid-free mat board with a beveled edge", "Made to order in Michigan"],
    ),
    tags: ["mat", "matboard", "replacement", "50 states", "accessory", "parts"],
    options,
    metafields: { productType: "accessory", primaryOption: "Mat" },
    pictures,
    variants: createVariants(`${businessId.toUpperCase()}-MAT-50-STATES`, options, (values) => {
      const imageIndex = MATS.indexOf(values["Mat"] ?? "");
      const size = requireSize(STATES.sizes, values["Size"]);
      return { priceMinor: priceMat(size), ...(imageIndex > 0 && { imageIndex }) };
    }),
    collections: ["parts-and-accessories"],
  };
}

function createReplacementFrame(businessId: BrandId): Product {
  const options = [{ name: "Frame", values: FRAMES }, SIZES];
  return {
    businessId,
    handle: "picture-frame",
    title: "Picture Frame without a Map",
    descriptionHtml: describe(
      [
        "The frame of our framed maps, without the map: solid wood, mitered corners, acrylic and a backing board.",
        "Fits every 50 States map of the same size, even the one that's been rolled up for too long.",
      ],
      ["Rails 1.75 in wide", "Acrylic instead of glass", "Hangs upright or across"],
    ),
    tags: ["frame", "picture frame", "oak", "walnut", "wood", "accessory", "parts"],
    options,
    metafields: { productType: "accessory", primaryOption: "Frame" },
    pictures: [
      {
        picture: { kind: "drawing", drawing: "frame-corners" },
        altText: "Corners of frames in oak, walnut, black, white and gray",
      },
    ],
    variants: createVariants(`${businessId.toUpperCase()}-FRAME`, options, (values) => {
      const size = requireSize(STATES.sizes, values["Size"]);
      return { priceMinor: priceFrame(size, values["Frame"]), stock: 20 };
    }),
    collections: ["parts-and-accessories"],
  };
}
