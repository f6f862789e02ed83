import {
  formatPath,
  offsetShape,
  parsePath,
  type Shape,
  shapeBox,
  simplifyShape,
} from "@photomap/geometry";
import type { Design, Feature, Graphic, Layer, Layers } from "./design.ts";

/** The distance from the cut line to the safe area inside it. */
const INNER_INSET_POINTS = 4.5;
/** The width printed beyond the cut line, so that an inaccurate cut shows no white. */
const BLEED_POINTS = 9;
/** The width of the paper around the printed photo. */
const MARGIN_POINTS = 9;
/** The tolerance in points to which the outlines outside the cut are simplified. */
const PAPER_TOLERANCE = 0.9;

/**
 * Derives the missing layers of each opening by offsetting its cut by fixed distances, since the
 * catalog stores only the cut. Existing layers are kept, and openings without a cut stay unchanged.
 * A graphic is printed and never cut: its path becomes its print layer.
 */
export function deriveLayers<Kind extends Pick<Design, "features">>(design: Kind): Kind {
  return { ...design, features: design.features.map(deriveFeature) };
}

function deriveFeature(feature: Feature): Feature {
  if (feature.type === "GRAPHIC") return deriveGraphic(feature);
  const { cut } = feature.layers;
  if (!cut) return feature;
  return { ...feature, layers: { ...layersOfCut(cut), ...feature.layers } };
}

function deriveGraphic({ path, ...graphic }: Graphic): Graphic {
  if (path === undefined) return graphic;
  const print = { ...createLayer(parsePath(path)), path };
  return { ...graphic, layers: { print, ...graphic.layers } };
}

function layersOfCut(cut: Layer): Layers {
  const shape = parsePath(cut.path);
  const print = simplifyShape(offsetShape(shape, BLEED_POINTS, 0.5), PAPER_TOLERANCE);
  const outer = simplifyShape(offsetShape(print, MARGIN_POINTS, 0.8), 1.5 * PAPER_TOLERANCE);
  const inner = simplifyShape(offsetShape(shape, -INNER_INSET_POINTS), 0.4);
  return {
    inner: inner.length > 0 ? createLayer(inner) : cut,
    cut,
    print: createLayer(print),
    outer: createLayer(outer),
  };
}

export function createLayer(shape: Shape): Layer {
  const { x, y, width, height } = shapeBox(shape);
  const box = { x: toTenth(x), y: toTenth(y), width: toTenth(width), height: toTenth(height) };
  return { path: formatPath(shape), box };
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
