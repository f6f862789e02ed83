import type { BackgroundChoice, Design, OutputOption } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";
import type { MapColors } from "./map-look.ts";

/** The whole map at rest, and on top of it the sharp part that is looked at. */
export const PICTURE_LAYERS = ["detail", "base"] as const;

export type PictureLayerName = (typeof PICTURE_LAYERS)[number];

/** Which pixels of the map a picture shows, the map being drawn at so many pixels to a point. */
export interface PictureFrame {
  readonly pixelsPerPoint: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type PaintedDesign = Pick<Design, "width" | "height" | "features">;

export interface PhotoWant {
  readonly id: string;
  readonly edgePx: number;
}

export interface PhotoUrl extends PhotoWant {
  readonly url: string;
}

/** Without an address while nobody knows one yet. */
export interface PhotoAnswer extends PhotoWant {
  readonly url: string | undefined;
}

/** What the project has chosen for its map as a whole. */
export interface MapChoices {
  readonly outputOption: OutputOption | undefined;
  readonly background: BackgroundChoice | undefined;
}

export type ToPainter =
  | {
      readonly type: "map";
      readonly design: PaintedDesign;
      readonly colors: MapColors;
      readonly pixelRatio: number;
    }
  | ({ readonly type: "choices" } & MapChoices)
  | {
      readonly type: "inputs";
      readonly changed: ReadonlyMap<string, OpeningInput | undefined>;
    }
  | {
      readonly type: "frame";
      readonly layer: PictureLayerName;
      readonly frame: PictureFrame | undefined;
    }
  | { readonly type: "urls"; readonly urls: readonly PhotoAnswer[] };

export type FromPainter =
  | {
      readonly type: "picture";
      readonly layer: PictureLayerName;
      readonly frame: PictureFrame;
      readonly bitmap: ImageBitmap;
    }
  /** Whether every picture is drawn, with every photo in the size it should have. */
  | { readonly type: "progress"; readonly isComplete: boolean }
  | { readonly type: "wants"; readonly photos: readonly PhotoWant[] }
  | { readonly type: "failed" };
