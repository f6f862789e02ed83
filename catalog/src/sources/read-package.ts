import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ArcGeometry, Arcs } from "../topology.ts";

const require = createRequire(import.meta.url);

export interface Atlas extends Arcs {
  readonly objects: Readonly<
    Record<
      string,
      { type: "GeometryCollection"; geometries: readonly ArcGeometry<{ name: string }>[] }
    >
  >;
}

/** Reads a map of an installed data package. */
export function readAtlas(path: string): Atlas {
  return JSON.parse(readFileSync(require.resolve(path), "utf8"));
}
