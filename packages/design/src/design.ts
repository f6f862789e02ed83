import type { Box, Point } from "@photomap/geometry";

/** The two brands that share one back end. */
export const BRAND_IDS = ["pm", "tbl"] as const;

export type BrandId = (typeof BRAND_IDS)[number];

export const BRAND_NAMES: Readonly<Record<BrandId, string>> = {
  pm: "Photomap",
  tbl: "The Big Loop",
};

export const OUTPUT_TYPES = [
  "MATBOARD_WALL_MAP",
  "MATBOARD_WALL_MAP_SINGLE",
  "VEHICLE_MAP",
  "VINYL_WALL_MAP",
] as const;

export type OutputType = (typeof OUTPUT_TYPES)[number];

/**
 * The four outlines of an opening, from the inside out: the safe area (inner), the cut line of the
 * mat (cut), the printed area (print) and the paper around it (outer).
 */
export const LAYER_NAMES = ["inner", "cut", "print", "outer"] as const;

export type LayerName = (typeof LAYER_NAMES)[number];

export interface Layer {
  /** SVG path data in design points. */
  readonly path: string;
  readonly box: Box;
}

export type Layers = Readonly<Partial<Record<LayerName, Layer>>>;

interface FeatureBase {
  readonly id: string;
  readonly name: string;
  /** The drawing order: features with a greater depth are drawn above the others. */
  readonly depth: number;
  readonly outlined: boolean;
  readonly layers: Layers;
}

export interface Opening extends FeatureBase {
  readonly type: "OPENING";
  /** Whether a project includes the opening unless it says otherwise. */
  readonly enabled: boolean;
  /** Whether a project may exclude the opening, such as a territory or Washington, D.C. */
  readonly optional: boolean;
  /** Overrides whether the opening counts toward the region count. */
  readonly counts?: boolean;
  /** The short label on the empty region, such as CO. */
  readonly abbreviation?: string;
  /** The position of the label, where the opening is widest. */
  readonly labelPoint?: Point;
  /** Other search terms, including names of regions merged into this one. */
  readonly keywords?: readonly string[];
  /** Region ids of the lookup; the opening's id by default. */
  readonly regionIds?: readonly string[];
  /** Whether the region is drawn enlarged beside the map, with a leader line to its position. */
  readonly calledOut?: boolean;
}

/** Land too small for a photo, a leader line to an enlarged opening, or the title. */
export type GraphicStyle = "LAND" | "LINE" | "TITLE";

export interface Graphic extends FeatureBase {
  readonly type: "GRAPHIC";
  /** SVG path data in design points, in the catalog; a published design has the print layer. */
  readonly path?: string;
  readonly style?: GraphicStyle;
  /** Whether a project may exclude the graphic, such as the title. */
  readonly optional?: boolean;
}

export type Feature = Opening | Graphic;

export interface OutputOption {
  readonly type: OutputType;
  readonly name: string;
  /** The size of the finished product divided by the size of the design. */
  readonly scale: number;
  /** The openings that the option includes or excludes. */
  readonly inputs?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

export interface BackgroundOption {
  readonly id: string;
  readonly name: string;
  readonly imageKey: string;
  /** The picture's average color: drawn below it, and decides the color of lines and text on it. */
  readonly hex: string;
}

export interface Design {
  readonly id: string;
  /** The id that the sizes of one map share, such as 50-states. */
  readonly baseId: string;
  readonly businessIds: readonly BrandId[];
  readonly name: string;
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly regionCount: number;
  readonly keywords: readonly string[];
  /** The width in points. */
  readonly width: number;
  readonly height: number;
  readonly outputOptions: readonly OutputOption[];
  readonly backgroundOptions: readonly BackgroundOption[];
  readonly features: readonly Feature[];
  /** The position in the fixed list of popular designs, from 1. */
  readonly popularRank?: number;
  /** Whether the map is too small for a mat and a frame, so that it is printed as stickers only. */
  readonly stickersOnly?: boolean;
  /** Whether only staff see the design in lists; projects that use it still open. */
  readonly hidden?: boolean;
}

/** A design without its features, as lists and the search use it. */
export type DesignSummary = Omit<Design, "features">;

export function isBrandId(value: unknown): value is BrandId {
  return BRAND_IDS.some((id) => id === value);
}

export function openingsOf(design: Pick<Design, "features">): Opening[] {
  return design.features.filter((feature) => feature.type === "OPENING");
}

export function findOpening(design: Pick<Design, "features">, id: string): Opening | undefined {
  return openingsOf(design).find((opening) => opening.id === id);
}

/** Whether an opening is the hole around the whole map, which has no inner and no cut layer. */
function isMatboardOuterOpening({ layers }: Opening): boolean {
  return layers.inner === undefined && layers.cut === undefined;
}

export function countsTowardTotal(opening: Opening, enabled = opening.enabled): boolean {
  return opening.counts ?? (enabled && !isMatboardOuterOpening(opening));
}
