import type { Box, Point } from "@photomap/geometry";

/** The two brands that share one back end. */
export const BUSINESS_IDS = ["pm", "tbl"] as const;

export type BusinessId = (typeof BUSINESS_IDS)[number];

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
  /** Drawing order: greater is above. */
  readonly depth: number;
  readonly outlined: boolean;
  readonly layers: Layers;
}

export interface Opening extends FeatureBase {
  readonly type: "OPENING";
  /** Whether the opening is part of the map by default. */
  readonly enabled: boolean;
  /** Whether a project may exclude the opening (territories, DC). */
  readonly optional: boolean;
  /** Overrides whether the opening counts toward the total. */
  readonly counts?: boolean;
  /** Printed on the empty region, for example CO. */
  readonly abbreviation?: string;
  /** Position of the label, where the opening is widest. */
  readonly labelPoint?: Point;
  /** Other search terms, including names of regions merged into this one. */
  readonly keywords?: readonly string[];
  /** Region ids of the lookup; defaults to the id of the opening. */
  readonly regionIds?: readonly string[];
  /** Drawn enlarged beside the map, with a leader line to its position. */
  readonly calledOut?: boolean;
}

/** Land too small for a photo, a leader line to an enlarged opening, or the title. */
export type GraphicStyle = "LAND" | "LINE" | "TITLE";

export interface Graphic extends FeatureBase {
  readonly type: "GRAPHIC";
  /** SVG path data in design points, in the catalog; a published design has the print layer. */
  readonly path?: string;
  readonly style?: GraphicStyle;
  /** Whether a project may exclude the graphic (the title). */
  readonly optional?: boolean;
}

export type Feature = Opening | Graphic;

export interface OutputOption {
  readonly type: OutputType;
  readonly name: string;
  /** Size of the finished product over the size of the design. */
  readonly scale: number;
  /** Openings the option includes or excludes. */
  readonly inputs?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

export interface BackgroundOption {
  readonly id: string;
  readonly name: string;
  readonly imageKey: string;
  /** Average color: drawn below the picture, and determines the color of lines and text on it. */
  readonly hex: string;
}

export interface Design {
  readonly id: string;
  /** Shared by the sizes of one map, for example 50-states. */
  readonly baseId: string;
  readonly businessIds: readonly BusinessId[];
  readonly name: string;
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly regionCount: number;
  readonly keywords: readonly string[];
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly outputOptions: readonly OutputOption[];
  readonly backgroundOptions: readonly BackgroundOption[];
  readonly features: readonly Feature[];
  /** Position in the fixed list of popular designs, from 1. */
  readonly popularRank?: number;
  /** Too small for a mat and a frame: printed as stickers only. */
  readonly stickersOnly?: boolean;
  /** Listed for staff only; projects that use it still open. */
  readonly hidden?: boolean;
}

/** For lists and search. */
export type DesignSummary = Omit<Design, "features">;

export function isBusinessId(value: unknown): value is BusinessId {
  return BUSINESS_IDS.some((id) => id === value);
}

export function openingsOf(design: Pick<Design, "features">): Opening[] {
  return design.features.filter((feature) => feature.type === "OPENING");
}

export function findOpening(design: Pick<Design, "features">, id: string): Opening | undefined {
  return openingsOf(design).find((opening) => opening.id === id);
}

/** The hole around the whole map: it has neither an inner nor a cut layer. */
function isMatboardOuterOpening({ layers }: Opening): boolean {
  return layers.inner === undefined && layers.cut === undefined;
}

export function countsTowardTotal(opening: Opening, enabled = opening.enabled): boolean {
  return opening.counts ?? (enabled && !isMatboardOuterOpening(opening));
}
