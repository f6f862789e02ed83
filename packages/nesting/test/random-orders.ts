import { readdirSync, readFileSync } from "node:fs";
import { type Design, deriveLayers, type OutputType, openingsOf } from "@photomap/design";
import { stickerShape } from "@photomap/printing";
import { createRandom } from "../src/random.ts";
import type { Sticker } from "../src/sheet.ts";

export interface RandomOrder {
  readonly designId: string;
  readonly stickers: readonly Sticker[];
}

const FOLDER = new URL("../../../catalog/designs/", import.meta.url);
const STICKER_TYPES = new Set<OutputType>(["MATBOARD_WALL_MAP", "VEHICLE_MAP", "VINYL_WALL_MAP"]);

/** The shares of orders by design; the rest of the catalog gets what remains. */
const GROUPS: readonly (readonly [share: number, pattern: RegExp])[] = [
  [0.2, /^50-states/],
  [0.15, /^us-tx-/],
  [0.15, /^world-/],
  [0.15, /^(national-parks|honeycomb|hex-heart)/],
  [1, /^(?!single-|50-states|us-tx-|world-|national-parks|honeycomb|hex-heart)/],
];

/**
 * Creates orders of 5 to 60 stickers for designs of the catalog; a fifth of the openings have
 * copies.
 */
export function createRandomOrders(count: number, seed: number): RandomOrder[] {
  const random = createRandom(seed);
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const designs = new Map<string, Design>();
  const pick = <Item>(list: readonly Item[]): Item => list.at(Math.floor(random() * list.length))!;
  const readDesign = (file: string): Design => {
    const known =
      designs.get(file) ?? deriveLayers(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")));
    designs.set(file, known);
    return known;
  };
  const orders: RandomOrder[] = [];
  while (orders.length < count) {
    const pattern = pickGroup(random());
    const design = readDesign(pick(files.filter((file) => pattern.test(file))));
    const options = design.outputOptions.filter(({ type }) => STICKER_TYPES.has(type));
    const openings = openingsOf(design).filter(({ enabled, layers }) => enabled && layers.cut);
    if (options.length === 0 || openings.length < 5) continue;
    const { scale } = pick(options);
    const shapes = new Map<string, Sticker>();
    const stickers: Sticker[] = [];
    const target = 5 + Math.floor(random() * 56);
    while (stickers.length < target) {
      const opening = pick(openings);
      const isKnown = shapes.has(opening.id);
      const copies = random() < 0.8 ? 1 : 2 + Math.floor(random() * 3);
      if (random() < 0.7 && isKnown && stickers.length < openings.length) continue;
      const sticker = shapes.get(opening.id) ?? {
        openingId: opening.id,
        shape: stickerShape(opening, { brand: "pm", outputScale: scale }),
      };
      shapes.set(opening.id, sticker);
      for (let i = 0; i < copies && stickers.length < target; i += 1) stickers.push(sticker);
    }
    orders.push({ designId: design.id, stickers });
  }
  return orders;
}

function pickGroup(value: number): RegExp {
  let rest = value;
  for (const [share, pattern] of GROUPS) {
    rest -= share;
    if (rest < 0) return pattern;
  }
  return /./;
}
