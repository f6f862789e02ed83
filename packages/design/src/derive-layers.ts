import {
  formatPath,
  offsetShape,
  parsePath,
  type Shape,
  shapeBox,
  thinShape,
} from "@photomap/geometry";
import type { Design, Feature, Layer, Layers } from "./design.ts";

/** What matters in a photo stays this far inside the knife's line. */
const INNER_INSET_POINTS = 4.5;
/** The photo is printed this far beyond the knife's line, so a crooked cut shows no white. */
const BLEED_POINTS = 9;
/** Paper around the printed photo. */
const MARGIN_POINTS = 9;
/** Where paper ends need not be exact: nobody sees it under the mat. */
const PAPER_TOLERANCE = 0.9;

/**
 * The catalog stores only the cut of an opening: the other three outlines lie at fixed distances
 * from it. Openings that already have them, or have no cut, stay as they are.
 */
export function deriveLayers<Kind extends Pick<Design, "features">>(design: Kind): Kind {
  return { ...design, features: design.features.map(deriveFeature) };
}

function deriveFeature(feature: Feature): Feature {
  const { cut } = feature.layers;
  if (feature.type !== "OPENING" || !cut) return feature;
  return { ...feature, layers: { ...layersOfCut(cut), ...feature.layers } };
}

function layersOfCut(cut: Layer): Layers {
  const shape = parsePath(cut.path);
  const print = thinShape(offsetShape(shape, BLEED_POINTS, 0.5), PAPER_TOLERANCE);
  const outer = thinShape(offsetShape(print, MARGIN_POINTS, 0.8), 1.5 * PAPER_TOLERANCE);
  const inner = thinShape(offsetShape(shape, -INNER_INSET_POINTS), 0.4);
  return {
    inner: inner.length > 0 ? layerOfShape(inner) : cut,
    cut,
    print: layerOfShape(print),
    outer: layerOfShape(outer),
  };
}

export function layerOfShape(shape: Shape): Layer {
  const { x, y, width, height } = shapeBox(shape);
  const box = { x: toTenth(x), y: toTenth(y), width: toTenth(width), height: toTenth(height) };
  return { path: formatPath(shape), box };
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
