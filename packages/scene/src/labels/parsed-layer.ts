import type { Layer } from "@photomap/design";
import { parsePath, type Shape } from "@photomap/geometry";

const parsed = new WeakMap<Layer, Shape>();

/** Parsed once: outlines of countries have thousands of points. */
export function getShapeOfLayer(layer: Layer): Shape {
  const shape = parsed.get(layer) ?? parsePath(layer.path);
  parsed.set(layer, shape);
  return shape;
}
