import type { BrandId, Layers, OutputType } from "@photomap/design";
import type { MapPaperId, PrintOptions, SheetLayout } from "@photomap/printing";
import type { Inputs } from "@photomap/project";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";

export type RenderFormat = "jpeg" | "png" | "pdf" | "svg";

/** The queue of a render by urgency: for a visible spinner, for a print, for no user. */
export type Lane = "interactive" | "print" | "backfill";

/** The columns of a project that are drawn. */
export type DrawableProject = Pick<
  ProjectWithInputs,
  "brand" | "designId" | "name" | "outputType" | "outputScale" | "backgroundId" | "inputs"
>;

/** The drawn parts of a project, frozen at the time of the request and stored as JSON. */
export interface FrozenProject {
  readonly designId: string;
  readonly businessId: BrandId;
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly backgroundId: string | null;
  readonly inputs: Inputs;
}

export interface SheetsDrawing {
  readonly type: "openings_print";
  readonly project: FrozenProject;
  readonly dpi: number;
  readonly options: PrintOptions;
  /** One sheet, or the pages of one document. */
  readonly layouts: readonly SheetLayout[];
  /** The target of an SVG file. */
  readonly machine?: "cricut" | "silhouette" | undefined;
}

/** The whole map as one picture, or tiled on the pages of one document. */
export interface MapDrawing extends Size {
  readonly type: "whole_map";
  readonly project: FrozenProject;
  /** The resolution of a picture, to which a PDF reduces its photos. */
  readonly dpi: number;
  readonly paper: MapPaperId;
}

/** A size in points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export type FrameFinish = "black" | "white" | "grey";

/** The kinds of drawings, by their names in the API. */
export type Drawing =
  | SheetsDrawing
  | MapDrawing
  | (Size & { readonly type: "file_preview"; readonly project: FrozenProject })
  | (Size & {
      readonly type: "all_openings";
      readonly project: FrozenProject;
      readonly layer: keyof Layers;
    })
  | {
      readonly type: "region_completion";
      readonly project: FrozenProject;
      readonly openingId?: string | undefined;
      readonly backdrop: "contextual" | "chalkboard" | "wood" | "corkboard" | "none";
    }
  | {
      readonly type: "cut";
      readonly designId: string;
      readonly layer: keyof Layers;
      readonly shrinkBorder: number;
    }
  | {
      readonly type: "pm_product";
      readonly designId: string;
      readonly backgroundKey?: string | undefined;
      readonly frame?: FrameFinish | undefined;
      readonly hangerBars: boolean;
      readonly grommets: boolean;
    }
  | {
      readonly type: "tbl_product";
      readonly designId: string;
      readonly frame: FrameFinish;
      readonly outerColor?: OuterColor | undefined;
    }
  | StaffDrawing;

/** The drawings of the sandbox. */
type StaffDrawing =
  | { readonly type: "debug"; readonly designId: string }
  | (Size & { readonly type: "simple_message"; readonly message: string })
  | (Size & {
      readonly type: "output_type_demonstration";
      readonly designId: string;
      readonly outputType: OutputType;
    })
  | {
      readonly type: "opening_sticker_preview";
      readonly project: FrozenProject;
      readonly openingId: string;
    }
  /** A suggestion's drawing: the opening's input is that of the suggestion. */
  | (Size & {
      readonly type: "opening_suggestion";
      readonly project: FrozenProject;
      readonly openingId: string;
      readonly backgroundColor?: string | undefined;
    });

/** Returns the design of a drawing; undefined for a drawing without a map. */
export function getDesignId(drawing: Drawing): string | undefined {
  if ("project" in drawing) return drawing.project.designId;
  return "designId" in drawing ? drawing.designId : undefined;
}

export type OuterColor = "white" | "black" | "caribbean" | "driftwood" | "sienna" | "zucchini";

/** Everything that a render needs: it never reads the project again. */
export interface RenderRequest {
  readonly format: RenderFormat;
  readonly downloadFilename: string;
  /** Whether a PNG of a picture has a white background; by default it is transparent. */
  readonly isOpaque?: boolean;
  readonly drawing: Drawing;
}
