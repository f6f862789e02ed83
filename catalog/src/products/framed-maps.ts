import type { BrandId } from "@photomap/design";
import { type ProductLook, readProductLook } from "@photomap/scene";
import { createVariants } from "./create-variants.ts";
import { createMapMetafields, requireSize } from "./map-metafields.ts";
import { listTags, writeFirstSentence } from "./map-texts.ts";
import { type ProductMap, readMap } from "./maps.ts";
import type { Picture } from "./picture.ts";
import { priceFramed, priceSingle } from "./prices.ts";
import { describe, type Option, type Product, type ShownPicture } from "./product.ts";

export const FRAMES = ["Oak", "Walnut", "Black", "White", "Gray"];
export const MATS = ["White", "Black", "Caribbean", "Driftwood", "Sienna", "Zucchini"];
const GLAZINGS = ["Clear acrylic", "Non-glare acrylic"];

interface FramedMap {
  readonly baseId: string;
  readonly collections: readonly string[];
  /** The looks that get their own picture. */
  readonly pictures: "all" | "many" | "some" | "one";
  readonly mats?: readonly string[];
  readonly hasGlazing?: true;
}

/** Creates a map behind a mat, in a frame. */
export function createFramedMap(businessId: BrandId, framed: FramedMap): Product {
  const isSingle = framed.baseId.startsWith("single-");
  const outputType = isSingle ? "MATBOARD_WALL_MAP_SINGLE" : "MATBOARD_WALL_MAP";
  const map = readMap(framed.baseId, outputType);
  const { mats = MATS } = framed;
  const options: Option[] = [
    { name: "Frame", values: FRAMES },
    { name: "Size", values: Object.keys(map.sizes) },
    { name: "Mat", values: mats },
    ...(framed.hasGlazing ? [{ name: "Glazing", values: GLAZINGS }] : []),
  ];
  const pictures = listPictures(map, framed, mats);
  const price = isSingle ? priceSingle : priceFramed;
  return {
    businessId,
    handle: `framed-${getHandleName(map)}-photo-map`,
    title: `Framed ${map.name} Photo Map`,
    descriptionHtml: describe([writeFirstSentence(map), ...SENTENCES[businessId]], FACTS),
    tags: listTags(map, "framed", "frame", "mat", "matboard", "wall map", "gift"),
    options,
    metafields: createMapMetafields({ ...map, outputType, primaryOption: "Frame" }),
    pictures,
    variants: createVariants(
      `${businessId.toUpperCase()}-FRAMED-${framed.baseId.toUpperCase()}`,
      options,
      (values) => ({
        priceMinor: price(requireSize(map.sizes, values["Size"]), values),
        ...findImage(pictures, values),
      }),
    ),
    collections: framed.collections,
  };
}

const FACTS = [
  "Hand-cut mat board, acid free, with a beveled edge around every photo",
  "Solid wood frame, 1.75 in wide, with acrylic instead of glass",
  "Arrives ready to hang; change photos later with stickers",
];

const SENTENCES: Readonly<Record<BrandId, readonly string[]>> = {
  pm: [
    "We print your photos, set them behind a mat cut just for this map, and frame it in our workshop in Michigan.",
    "Choose one of your maps, or start one now and see it on the wall before you order.",
  ],
  tbl: [
    "Made for people who count miles: we print your photos, cut the mat and frame it in our workshop in Michigan.",
    "Start with the places you've been and leave the others open for the next loop.",
  ],
};

/** Turns "Michigan Counties" into "michigan-counties". */
export function getHandleName({ name }: ProductMap): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function listPictures(
  { mainDesignId, name }: ProductMap,
  { pictures }: FramedMap,
  mats: readonly string[],
): ShownPicture[] {
  const show = (kind: "close-up" | "wall" | "detail", frame: string, mat: string): ShownPicture => {
    const look = readProductLook([
      { name: "Frame", value: frame },
      { name: "Mat", value: mat },
    ]);
    const isMain = kind === "close-up" && frame === "Oak" && mat === "White" && pictures !== "one";
    const picture: Picture = {
      kind,
      designId: mainDesignId,
      look,
      ...(isMain && { isLarge: true }),
    };
    return { picture, altText: writeAltText(kind, name, frame, mat) };
  };
  const main = show("close-up", "Oak", "White");
  if (pictures === "one") return [main, show("wall", "Oak", "White")];
  const frames = FRAMES.slice(1).map((frame) => show("close-up", frame, "White"));
  const mixed = [
    ["Black", "Black"],
    ["Walnut", "Driftwood"],
  ] as const;
  const looks = {
    some: mixed.map(([frame, mat]) => show("close-up", frame, mat)),
    many: mats.slice(1).map((mat) => show("close-up", "Oak", mat)),
    all: mats
      .slice(1)
      .flatMap((mat) => ["Oak", "Black", "White"].map((frame) => show("close-up", frame, mat))),
  }[pictures];
  return [main, show("wall", "Oak", "White"), show("detail", "Oak", "White"), ...frames, ...looks];
}

function writeAltText(kind: string, name: string, frame: string, mat: string): string {
  const map = `${name} photo map in ${startWithArticle(frame.toLowerCase())} frame with a ${mat.toLowerCase()} mat`;
  if (kind === "wall") return `${map}, drawn to scale above a sofa`;
  return kind === "detail" ? `Corner of a ${map}` : map;
}

function startWithArticle(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

/** Finds the picture of the look, or of its frame with another mat; empty for the main picture. */
function findImage(
  pictures: readonly ShownPicture[],
  values: Readonly<Record<string, string>>,
): { imageIndex?: number } {
  const look = readProductLook(Object.entries(values).map(([name, value]) => ({ name, value })));
  const find = (isMatch: (other: ProductLook) => boolean) =>
    pictures.findIndex(({ picture }) => picture.kind === "close-up" && isMatch(picture.look));
  const exact = find(
    ({ frame, outerColor }) => frame === look.frame && outerColor === look.outerColor,
  );
  const sameFrame = find(({ frame }) => frame === look.frame);
  const imageIndex = exact === -1 ? sameFrame : exact;
  return imageIndex > 0 ? { imageIndex } : {};
}
