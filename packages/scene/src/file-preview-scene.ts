import type { Design } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import type { Page } from "./display-list.ts";
import { type MapSceneOptions, mapScene } from "./map-scene.ts";
import { fitInBox, placeOps } from "./place-ops.ts";

export interface FilePreviewOptions extends MapSceneOptions {
  /** Points of the picture. */
  readonly width?: number;
  readonly height?: number;
}

/** The whole map of a project in a box, with nothing beside it where the shapes differ. */
export function filePreviewScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { width = 1024, height = 1024, ...map }: FilePreviewOptions = {},
): Page {
  const matrix = fitInBox(design, { x: 0, y: 0, width, height });
  return { width, height, ops: placeOps(mapScene(design, inputs, map), matrix) };
}
