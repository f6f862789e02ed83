import type { BackgroundChoice, Design, OutputOption } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";
import type { MapColors } from "./map-colors.ts";

/** `base` is the whole map at zoom 1, `detail` the visible part above it in full resolution. */
export const PICTURE_LAYERS = ["detail", "base"] as const;

export type PictureLayerName = (typeof PICTURE_LAYERS)[number];

/** A rectangle of the map in device pixels, at a given scale of the map. */
export interface PaintArea {
  readonly pixelsPerPoint: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type PaintedDesign = Pick<Design, "width" | "height" | "features">;

export interface PhotoRequest {
  readonly id: string;
  readonly edgePx: number;
}

/** The URL is undefined while the page has none. */
export interface PhotoUrlResponse extends PhotoRequest {
  readonly url: string | undefined;
}

export interface LoadablePhoto extends PhotoRequest {
  readonly url: string;
}

export interface MapSettings {
  readonly outputOption: OutputOption | undefined;
  readonly background: BackgroundChoice | undefined;
}

export type PainterRequest =
  | {
      readonly type: "map";
      readonly design: PaintedDesign;
      readonly colors: MapColors;
      readonly pixelRatio: number;
      /** Whether a `bundle` follows unless it came before; nothing is drawn or loaded until then. */
      readonly awaitsBundle: boolean;
    }
  /** The small photos of the map in one file; undefined when it could not be loaded. */
  | { readonly type: "bundle"; readonly bundle: ArrayBuffer | undefined }
  | ({ readonly type: "choices" } & MapSettings)
  | {
      readonly type: "inputs";
      readonly changed: ReadonlyMap<string, OpeningInput | undefined>;
    }
  | {
      readonly type: "frame";
      readonly layer: PictureLayerName;
      readonly frame: PaintArea | undefined;
    }
  | { readonly type: "urls"; readonly urls: readonly PhotoUrlResponse[] }
  /** Loads photos again that failed, for example without a connection. */
  | { readonly type: "retry" };

export type PainterResponse =
  | {
      readonly type: "picture";
      readonly layer: PictureLayerName;
      readonly frame: PaintArea;
      readonly bitmap: ImageBitmap;
    }
  /** Complete when every picture is drawn with every photo in its required size. */
  | { readonly type: "progress"; readonly isComplete: boolean }
  | { readonly type: "requests"; readonly photos: readonly PhotoRequest[] }
  /** One attempt to load a photo has failed. */
  | { readonly type: "photo-failed"; readonly url: string }
  /** The last attempt to load a photo has failed. */
  | { readonly type: "failed" };
