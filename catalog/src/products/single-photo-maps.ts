import type { BrandId } from "@photomap/design";
import { US_STATE_FACTS } from "../sources/us-state-facts.ts";
import { createVariants } from "./create-variants.ts";
import { createMapMetafields, requireSize } from "./map-metafields.ts";
import { readMap } from "./maps.ts";
import { priceSingle } from "./prices.ts";
import { describe, type MapSize, type Product, type ShownPicture } from "./product.ts";

const OUTPUT_TYPE = "MATBOARD_WALL_MAP_SINGLE";
const FRAMES = ["Oak", "Black"];
/** The number of states with their own picture: a product has at most 30. */
const PICTURED = 26;

const TAGS = ["state silhouette", "single photo", "home state", "framed", "gift", "photo map"];

const DESCRIPTION = describe(
  [
    "One state, one photo: the place you're from, or the place you keep going back to.",
    "We cut the state's outline into a white mat, set your photo behind it and frame it in our workshop in Michigan.",
    "A gift for a first home, a long goodbye or a good friend far away.",
  ],
  [
    "20 × 16 in or 16 × 20 in, whichever suits the state",
    "Hand-cut mat board, acid free, with a beveled edge",
    "Solid wood frame, 1.75 in wide, with acrylic instead of glass",
  ],
);

/** Creates one product from the silhouettes of all fifty states, in two frames. */
export function createStateSilhouette(
  businessId: BrandId,
  collections: readonly string[],
): Product {
  const states = US_STATE_FACTS.filter(({ postal }) => postal !== "DC");
  const sizes = Object.fromEntries(
    states.map(({ postal, name }) => [name, readSize(`single-${postal.toLowerCase()}`)]),
  );
  const options = [
    { name: "State", values: Object.keys(sizes) },
    { name: "Frame", values: FRAMES },
  ];
  const largest = states.toSorted((a, b) => b.population - a.population).slice(0, PICTURED);
  const pictures = largest.map(({ name }) => showState(name, requireSize(sizes, name)));
  return {
    businessId,
    handle: "framed-state-silhouette-photo-map",
    title: "Framed State Silhouette Photo Map",
    descriptionHtml: DESCRIPTION,
    tags: [...TAGS, ...states.flatMap(({ name, nickname }) => [name, nickname])],
    options,
    metafields: createMapMetafields({
      sizes,
      mainDesignId: "single-ca-16x20",
      outputType: OUTPUT_TYPE,
      primaryOption: "State",
    }),
    pictures,
    variants: createVariants(`${businessId.toUpperCase()}-SILHOUETTE`, options, (values) => {
      const imageIndex = largest.findIndex(({ name }) => name === values["State"]);
      const size = requireSize(sizes, values["State"]);
      return { priceMinor: priceSingle(size, values), ...(imageIndex > 0 && { imageIndex }) };
    }),
    collections,
  };
}

function readSize(baseId: string): MapSize {
  const [size] = Object.values(readMap(baseId, OUTPUT_TYPE).sizes);
  if (size === undefined) throw new Error(`${baseId} has no size`);
  return size;
}

function showState(name: string, { designId }: MapSize): ShownPicture {
  const look = { frame: "oak", outerColor: "white" } as const;
  return {
    picture: { kind: "close-up", designId, look },
    altText: `A photo in the shape of ${name}, framed in oak`,
  };
}
