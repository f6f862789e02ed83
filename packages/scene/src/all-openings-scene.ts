import { type Design, type Layers, type OutputOption, openingsOf } from "@photomap/design";
import { IDENTITY } from "@photomap/geometry";
import { type Inputs, isIncluded } from "@photomap/project";
import type { Page } from "./display-list.ts";

import { openingGroup } from "./opening-ops.ts";
import { fitInBox, placeOps } from "./place-ops.ts";

export interface AllOpeningsOptions {
  /** Points of the picture. */
  readonly width?: number;
  readonly height?: number;
  /** The outline the photos are cut by. */
  readonly layer?: keyof Layers;
  readonly outputOption?: Pick<OutputOption, "inputs">;
}

/** Every opening with its photos where it lies on the map, and nothing around them. */
export function allOpeningsScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { width = 1024, height = 1024, layer = "print", outputOption }: AllOpeningsOptions = {},
): Page {
  const groups = openingsOf(design).flatMap((opening) => {
    const outline = opening.layers[layer];
    const input = inputs[opening.id];
    if (outline === undefined || !isIncluded(opening, input, outputOption)) return [];
    const fill = input?.background ?? "#ffffff";
    return [openingGroup({ id: opening.id, outline, matrix: IDENTITY, input, fill })];
  });
  const matrix = fitInBox(design, { x: 0, y: 0, width, height });
  return { width, height, ops: placeOps(groups, matrix) };
}
