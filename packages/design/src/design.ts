import type { Box, Point } from "@photomap/geometry";
import type { BusinessId } from "./business.ts";
import type { OutputType } from "./output-type.ts";

/**
 * The four outlines of an opening, from the inside out: what stays clear of the knife (inner),
 * where the mat is cut (cut), how far the photo is printed (print), and the paper around it (outer).
 */
export const LAYER_NAMES = ["inner", "cut", "print", "outer"] as const;

export type LayerName = (typeof LAYER_NAMES)[number];

export interface Layer {
  /** SVG path data in points of the design. */
  readonly path: string;
  readonly box: Box;
}

export type Layers = Readonly<Partial<Record<LayerName, Layer>>>;

interface FeatureBase {
  readonly id: string;
  readonly name: string;
  /** Drawing order: the greater lies above. */
  readonly depth: number;
  readonly outlined: boolean;
  readonly layers: Layers;
}

export interface Opening extends FeatureBase {
  readonly type: "OPENING";
  /** Whether the opening is part of the map unless a project says otherwise. */
  readonly enabled: boolean;
  /** Whether a project may leave the opening out (territories, DC). */
  readonly optional: boolean;
  /** Overrides whether the opening counts toward the total. */
  readonly counts?: boolean;
  /** Printed on the empty region, for example CO. */
  readonly abbreviation?: string;
  /** Where that label has the most room. */
  readonly labelPoint?: Point;
  /** Other names a person may look for, those of regions this one has absorbed among them. */
  readonly keywords?: readonly string[];
  /** The regions of the map's geography it stands for, when they are not just its own id. */
  readonly regionIds?: readonly string[];
  /** Drawn enlarged beside the map, with a line to where it belongs. */
  readonly calledOut?: boolean;
}

/** Land too small to hold a photo, the line from a region to its enlarged copy, or the title. */
export type GraphicStyle = "LAND" | "LINE" | "TITLE";

export interface Graphic extends FeatureBase {
  readonly type: "GRAPHIC";
  /** A leader line, a cartouche, a coast: what is drawn, in points of the design. */
  readonly path?: string;
  readonly style?: GraphicStyle;
  /** Whether a project may leave the graphic out (the title). */
  readonly optional?: boolean;
}

export type Feature = Opening | Graphic;

export interface OutputOption {
  readonly type: OutputType;
  readonly name: string;
  /** Size of the finished product over the size of the design. */
  readonly scale: number;
  /** Openings the option leaves out or puts in. */
  readonly inputs?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

export interface BackgroundOption {
  readonly id: string;
  readonly name: string;
  readonly imageKey: string;
  /** What its picture looks like from afar: lies under it, and decides what can be read on it. */
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
  /** Too small for a mat and a frame: its openings are made to be stuck on. */
  readonly stickersOnly?: boolean;
}

/** What lists and search need: a design without what it draws. */
export type DesignSummary = Omit<Design, "features">;
