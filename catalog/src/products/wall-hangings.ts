import type { BrandId } from "@photomap/design";
import { readProductLook } from "@photomap/scene";
import { createVariants } from "./create-variants.ts";
import { FRAMES, getHandleName } from "./framed-maps.ts";
import { createMapMetafields, requireSize } from "./map-metafields.ts";
import { listTags, writeFirstSentence } from "./map-texts.ts";
import { type ProductMap, readMap } from "./maps.ts";
import { getPictureName, type MapPicture } from "./picture.ts";
import { priceHanging } from "./prices.ts";
import { describe, type Option, type Product, type ShownPicture } from "./product.ts";

const HANGINGS = [
  "Pine hanger bars",
  "Corner grommets",
  ...FRAMES.map((frame) => `${frame} frame`),
  "Print only",
];

interface WallHanging {
  readonly baseId: string;
  readonly collections: readonly string[];
  /** The ways of hanging that get a picture; "all" and "some" also make the main picture large. */
  readonly pictures: "all" | "some" | "two";
}

/** Creates a canvas print that hangs on bars, on grommets or in a frame without a mat. */
export function createWallHanging(businessId: BrandId, hanging: WallHanging): Product {
  const map = readMap(hanging.baseId, "VINYL_WALL_MAP");
  const options: Option[] = [
    { name: "Hanging", values: HANGINGS },
    { name: "Size", values: Object.keys(map.sizes) },
  ];
  const pictures = listPictures(map, hanging);
  return {
    businessId,
    handle: `${getHandleName(map)}-wall-hanging`,
    title: `${map.name} Wall Hanging Photo Map`,
    descriptionHtml: describe([writeFirstSentence(map), ...SENTENCES], FACTS),
    tags: listTags(map, "wall hanging", "canvas", "hanger bars", "grommets", "poster", "gift"),
    options,
    metafields: createMapMetafields({
      ...map,
      outputType: "VINYL_WALL_MAP",
      primaryOption: "Hanging",
    }),
    pictures,
    variants: createVariants(
      `${businessId.toUpperCase()}-HANGING-${hanging.baseId.toUpperCase()}`,
      options,
      (values) => ({
        priceMinor: priceHanging(requireSize(map.sizes, values["Size"]), values),
        ...findImage(pictures, map, values["Hanging"] ?? ""),
      }),
    ),
    collections: hanging.collections,
  };
}

const FACTS = [
  "Matte canvas with pigment inks that keep their color for decades",
  "Pine hanger bars with a cotton cord, metal grommets in the corners, or a wood frame",
  "Rolled or framed, packed by hand in Michigan",
];

const SENTENCES = [
  "We print your photos on one sheet of matte canvas, light enough for a single nail and easy to roll when you move.",
  "Choose how it hangs, then pick one of your maps or start one now.",
];

const SHOWN_HANGINGS: Readonly<Record<WallHanging["pictures"], readonly string[]>> = {
  all: HANGINGS,
  some: ["Pine hanger bars", "Oak frame", "Black frame", "Corner grommets"],
  two: ["Pine hanger bars", "Oak frame"],
};

function listPictures(map: ProductMap, { pictures }: WallHanging): ShownPicture[] {
  const [main, ...others] = SHOWN_HANGINGS[pictures].map((value, i): ShownPicture => {
    const isLarge = i === 0 && pictures !== "two";
    const picture = createPicture(map, "close-up", value);
    const altText = `${map.name} photo map: ${value.toLowerCase()}`;
    return { picture: { ...picture, ...(isLarge && { isLarge: true as const }) }, altText };
  });
  const hanging = pictures === "all" ? "Pine hanger bars" : "Oak frame";
  const altText = `${map.name} photo map above a sofa, drawn to scale: ${hanging.toLowerCase()}`;
  const wall = { picture: createPicture(map, "wall", hanging), altText };
  return [...(main === undefined ? [] : [main]), wall, ...others];
}

/** Describes the picture. A framed print looks like one with a white mat and shares its picture. */
function createPicture(
  { mainDesignId }: ProductMap,
  kind: "close-up" | "wall",
  value: string,
): MapPicture {
  const look = readProductLook([
    { name: "Hanging", value },
    ...(value.endsWith(" frame") ? [{ name: "Mat", value: "White" }] : []),
  ]);
  return { kind, designId: mainDesignId, look };
}

function findImage(
  pictures: readonly ShownPicture[],
  map: ProductMap,
  hanging: string,
): { imageIndex?: number } {
  const wanted = getPictureName(createPicture(map, "close-up", hanging));
  const imageIndex = pictures.findIndex(({ picture }) => getPictureName(picture) === wanted);
  return imageIndex > 0 ? { imageIndex } : {};
}
