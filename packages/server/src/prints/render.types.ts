import type { BusinessId, Layers, OutputType } from "@photomap/design";
import type { PrintOptions, SheetLayout } from "@photomap/printing";
import type { Inputs } from "@photomap/project";

export type RenderFormat = "jpeg" | "png" | "pdf" | "svg";

/** What somebody waits for comes first, what nobody waits for last. */
export type Lane = "interactive" | "print" | "backfill";

/** Whatever a picture of a project can show of it, as it was when the picture was asked for. */
export interface DrawnProject {
  readonly designId: string;
  readonly businessId: BusinessId;
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly backgroundId: string | null;
  readonly inputs: Inputs;
}

export interface SheetsDrawing {
  readonly type: "openings_print";
  readonly project: DrawnProject;
  readonly dpi: number;
  readonly options: PrintOptions;
  /** One, or the pages of one document. */
  readonly layouts: readonly SheetLayout[];
  /** Whose software reads the file; only for SVG. */
  readonly machine?: "cricut" | "silhouette" | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export type FrameFinish = "black" | "white" | "grey";

/** The kinds of pictures there are, by the names the API has for them. */
export type Drawing =
  | SheetsDrawing
  | (Size & { readonly type: "file_preview"; readonly project: DrawnProject })
  | (Size & {
      readonly type: "all_openings";
      readonly project: DrawnProject;
      readonly layer: keyof Layers;
    })
  | {
      readonly type: "region_completion";
      readonly project: DrawnProject;
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
    };

export type OuterColor = "white" | "black" | "caribbean" | "driftwood" | "sienna" | "zucchini";

/** Everything that decides what the file looks like: a render never reads a project again. */
export interface RenderRequest {
  readonly format: RenderFormat;
  readonly downloadFilename: string;
  readonly drawing: Drawing;
}
