import { shapeArea, shapeBox } from "@photomap/geometry";
import { type FilledSheets, fillSheets, type PlaceableSticker } from "./fill-sheets.ts";
import { createRandom } from "./random.ts";
import { type RotatedSticker, rotateSticker } from "./rotated-sticker.ts";
import type { Size, Sticker, StickerPlacement } from "./sheet.ts";

export interface SearchOptions {
  /** The side of a cell in points. */
  readonly cellSize: number;
  /** The rotations to try, in degrees. */
  readonly rotations: readonly number[];
  /**
   * The number of layouts tried after the first one. A time limit would make layouts depend on the
   * machine.
   */
  readonly attempts: number;
  readonly seed: number;
}

type Layouts = readonly (readonly StickerPlacement[])[];
type Search = (stickers: readonly Sticker[], area: Size) => Layouts;

/** Creates a search that keeps prepared outlines, so that areas of several widths share them. */
export function createSearch(options: SearchOptions): Search {
  const known = new WeakMap<Sticker["shape"], readonly RotatedSticker[]>();
  const rotate = ({ shape }: Sticker) => {
    const rotations =
      known.get(shape) ??
      options.rotations.map((degrees) => rotateSticker(shape, degrees, options.cellSize));
    known.set(shape, rotations);
    return rotations;
  };
  return (stickers, area) => {
    const placeable = stickers.map((sticker, index) => ({
      sticker: index,
      rotations: rotate(sticker),
    }));
    return searchSheets(stickers, placeable, area, options);
  };
}

/**
 * Tries a few fixed orders, then random changes of the best one. The result depends on neither the
 * order of the stickers nor the machine.
 */
function searchSheets(
  stickers: readonly Sticker[],
  placeable: readonly PlaceableSticker[],
  area: Size,
  { cellSize, attempts, seed }: SearchOptions,
): Layouts {
  const random = createRandom(seed);
  let [order, ...starts] = listStartOrders(stickers, placeable);
  let best = fillSheets(order, area, cellSize);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const candidate = starts[attempt] ?? moveSome(order, random);
    const filled: FilledSheets = fillSheets(candidate, area, cellSize);
    if (filled.cost <= best.cost) [best, order] = [filled, candidate];
  }
  return best.sheets;
}

type Order = readonly PlaceableSticker[];

function listStartOrders(stickers: readonly Sticker[], placeable: Order): [Order, ...Order[]] {
  const byArea = sortBy(stickers, placeable, ({ shape }) => shapeArea(shape));
  const bySpan = sortBy(stickers, placeable, ({ shape }) => {
    const { width, height } = shapeBox(shape);
    return Math.max(width, height);
  });
  // Hexagons and rectangles often need less paper when none of them is oblique.
  return [byArea, bySpan, withRightAngles(byArea), withRightAngles(bySpan)];
}

/** Sorts the largest first, equal ones by id. */
function sortBy(
  stickers: readonly Sticker[],
  placeable: Order,
  measure: (sticker: Sticker) => number,
): Order {
  return placeable
    .map((item) => {
      const sticker = stickers[item.sticker]!;
      return { item, id: sticker.openingId, size: measure(sticker) };
    })
    .toSorted((a, b) => b.size - a.size || compareIds(a.id, b.id))
    .map(({ item }) => item);
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function withRightAngles(order: Order): Order {
  const known = new Map<readonly RotatedSticker[], readonly RotatedSticker[]>();
  return order.map(({ sticker, rotations }) => {
    const right = known.get(rotations) ?? rotations.filter(({ rotation }) => rotation % 90 === 0);
    known.set(rotations, right);
    return { sticker, rotations: right };
  });
}

const MAX_MOVES = 3;

/** Moves one to three stickers to other positions of the order. */
function moveSome(order: Order, random: () => number): Order {
  const changed = [...order];
  const moves = 1 + Math.floor(random() * MAX_MOVES);
  for (let move = 0; move < moves; move += 1) {
    const moved = changed.splice(Math.floor(random() * changed.length), 1);
    changed.splice(Math.floor(random() * (changed.length + 1)), 0, ...moved);
  }
  return changed;
}
