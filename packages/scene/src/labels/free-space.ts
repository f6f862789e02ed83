import type { Design, Feature, Layer } from "@photomap/design";
import {
  type Box,
  boxContains,
  boxesOverlap,
  boxMeetsShape,
  growBox,
  type Point,
} from "@photomap/geometry";
import { type CrossPoint, getShapeOfLayer } from "./label-area.ts";

/** The distance of a label from what is beside it, relative to its height. */
const GAP = 0.3;

export type FindLabelPlace = (
  beside: CrossPoint,
  size: { readonly width: number; readonly height: number },
) => Point | undefined;

/**
 * Creates a function that finds a place on the mat to the right, left, below or above an opening.
 * Places that it returned are taken.
 */
export function createLabelPlaceFinder({
  width,
  height,
  features,
}: Pick<Design, "width" | "height" | "features">): FindLabelPlace {
  const page = { x: 0, y: 0, width, height };
  const obstacles = features.flatMap(findObstacle);
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    boxContains(page, box) &&
    !taken.some((other) => boxesOverlap(box, other)) &&
    !obstacles.some(
      (layer) => boxesOverlap(box, layer.box) && boxMeetsShape(box, getShapeOfLayer(layer)),
    );
  return ({ x, y, left, right, top, bottom }, size) => {
    const gap = GAP * size.height;
    const [across, down] = [gap + size.width / 2, gap + size.height / 2];
    const places = [
      { x: right + across, y },
      { x: left - across, y },
      { x, y: bottom + down },
      { x, y: top - down },
    ];
    return places.find((at) => {
      const corner = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
      const box = growBox({ ...corner, ...size }, gap / 2);
      if (!isFree(box)) return false;
      taken.push(box);
      return true;
    });
  };
}

/**
 * Returns the layers that labels must not cover: openings, lines and the title. Labels may cover
 * land, which has the color of empty openings.
 */
function findObstacle(feature: Feature): Layer[] {
  const { cut, print } = feature.layers;
  const isDrawn = feature.type === "GRAPHIC" && feature.style !== "LAND";
  const layer = cut ?? (isDrawn ? print : undefined);
  return layer === undefined ? [] : [layer];
}
