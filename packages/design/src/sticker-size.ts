import {
  countsTowardTotal,
  type Design,
  type Opening,
  type OutputOption,
  type OutputType,
  openingsOf,
} from "./design.ts";

export const STICKER_SIZE_CLASSES = ["SMALL", "MEDIUM", "LARGE"] as const;

export type StickerSizeClass = (typeof STICKER_SIZE_CLASSES)[number];

/** The price of a sticker in half-tokens: the ledger counts integers. */
export const STICKER_HALF_TOKENS: Readonly<Record<StickerSizeClass, number>> = {
  SMALL: 1,
  MEDIUM: 2,
  LARGE: 4,
};

const SQUARE_POINTS_PER_SQUARE_INCH = 5184;

/** The largest areas of SMALL and MEDIUM stickers, in square inches. */
const THRESHOLDS: Readonly<Record<OutputType, readonly [small: number, medium: number]>> = {
  MATBOARD_WALL_MAP: [6.5, 23],
  MATBOARD_WALL_MAP_SINGLE: [6, 20],
  VEHICLE_MAP: [4, 13.3],
  VINYL_WALL_MAP: [6, 20],
};

/**
 * Classifies a sticker by the area of its cut's bounding box; `scale` counts once, as specified.
 */
export function getStickerSizeClass(
  { layers }: Pick<Opening, "layers">,
  { type, scale }: Pick<OutputOption, "type" | "scale">,
): StickerSizeClass {
  const { width = 0, height = 0 } = (layers.cut ?? layers.print)?.box ?? {};
  const value = (width * height * scale) / SQUARE_POINTS_PER_SQUARE_INCH;
  const [small, medium] = THRESHOLDS[type];
  if (value <= small) return "SMALL";
  return value <= medium ? "MEDIUM" : "LARGE";
}

export interface StickerSize {
  readonly openingId: string;
  readonly sizeClass: StickerSizeClass;
}

/** Lists the stickers of a complete map made with the option. */
export function listStickerSizes(
  design: Pick<Design, "features">,
  option: OutputOption,
): StickerSize[] {
  return openingsOf(design)
    .filter((opening) =>
      countsTowardTotal(opening, option.inputs?.[opening.id]?.enabled ?? opening.enabled),
    )
    .map((opening) => ({
      openingId: opening.id,
      sizeClass: getStickerSizeClass(opening, option),
    }));
}
