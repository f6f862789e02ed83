import type { Design, Opening } from "@photomap/design";

/** The outlines of a design as paths of a canvas, in design points. */
export interface MapOutlines {
  readonly width: number;
  readonly height: number;
  readonly paths: ReadonlyMap<string, Path2D>;
}

export async function loadOutlines(designId: string): Promise<MapOutlines> {
  const response = await fetch(`/designs/${designId}.json`);
  if (!response.ok) throw new Error(`The design answered ${response.status}`);
  const { width, height, features }: Design = await response.json();
  const openings = features.filter((feature): feature is Opening => feature.type === "OPENING");
  const paths = openings.flatMap(({ id, layers }) => {
    const outline = layers.cut ?? layers.print;
    return outline === undefined ? [] : [[id, new Path2D(outline.path)] as const];
  });
  return { width, height, paths: new Map(paths) };
}

/** The opening at a point, in design points; the last one drawn is on top. */
export function findOpeningAtPoint(
  { paths }: MapOutlines,
  x: number,
  y: number,
): string | undefined {
  const context = document.createElement("canvas").getContext("2d");
  return [...paths].findLast(([, path]) => context?.isPointInPath(path, x, y, "evenodd"))?.[0];
}
