import type { BackgroundChoice, Design, OutputOption } from "@photomap/design";
import { scaling } from "@photomap/geometry";
import type { Inputs } from "@photomap/project";
import type { Page } from "./display-list.ts";
import { mapScene } from "./map-scene.ts";
import { placeOps } from "./place-ops.ts";

/** A style with white paper instead of a mat, so that ink is only used for the map. */
const PRINT_STYLE = {
  mat: "#ffffff",
  empty: "#f4f1ea",
  outline: "#6b6459",
  graphic: "#6b6459",
  outlineWidth: 0.75,
  graphicWidth: 0.75,
};

export interface WholeMapOptions {
  /** The size on paper divided by the size in the design. */
  readonly scale: number;
  readonly outputOption?: Pick<OutputOption, "inputs"> | undefined;
  readonly background?: BackgroundChoice | undefined;
  /** Whether the mat is left out, for files with a transparent background. */
  readonly isTransparent?: boolean;
}

/** Draws the map of a project at its size on paper. */
export function wholeMapScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { scale, outputOption, background, isTransparent = false }: WholeMapOptions,
): Page {
  const ops = mapScene(design, inputs, { style: PRINT_STYLE, outputOption, background });
  return {
    width: design.width * scale,
    height: design.height * scale,
    ops: placeOps(isTransparent ? ops.filter(({ op }) => op !== "rect") : ops, scaling(scale)),
  };
}
