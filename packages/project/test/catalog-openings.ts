import { readdirSync, readFileSync } from "node:fs";
import { type Design, deriveLayers, type Opening, openingsOf } from "@photomap/design";
import type { Size } from "../src/placement.ts";

const DESIGNS = new URL("../../../catalog/designs/", import.meta.url);

const designs = new Map<string, Design>();

function readDesign(file: string): Design {
  const design = designs.get(file) ?? JSON.parse(readFileSync(new URL(file, DESIGNS), "utf8"));
  designs.set(file, design);
  return design;
}

/** Reads an opening with the layers of a published design. */
export function readOpening(file: string, openingId: string): Opening {
  const opening = openingsOf(readDesign(file)).find(({ id }) => id === openingId);
  if (opening === undefined) throw new RangeError(`${file} has no opening ${openingId}`);
  const [derived] = openingsOf(deriveLayers({ features: [opening] }));
  return derived ?? opening;
}

/** Creates a source of numbers from 0 to 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Picks a random opening of a random design of the catalog. */
export function pickOpening(random: () => number): Opening {
  const files = readdirSync(DESIGNS).toSorted();
  const file = files[Math.floor(random() * files.length)] ?? "";
  const openings = openingsOf(readDesign(file)).filter(({ layers }) => layers.cut !== undefined);
  const { id } = openings[Math.floor(random() * openings.length)] ?? { id: "" };
  return readOpening(file, id);
}

/** Picks a size with an aspect ratio from 1:3 to 3:1. */
export function pickPhotoSize(random: () => number): Size {
  const aspect = 3 ** (2 * random() - 1);
  return {
    width: Math.round(3000 * Math.sqrt(aspect)),
    height: Math.round(3000 / Math.sqrt(aspect)),
  };
}
