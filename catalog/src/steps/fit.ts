import { type Extent, mapPositions, measureExtent, type Position, type Region } from "../region.ts";

export interface Fit {
  readonly regions: Region[];
  readonly scale: number;
  readonly move: (position: Position) => Position;
}

export interface FitOptions {
  /** How much more one direction may be stretched than the other. */
  readonly stretch?: number;
  /** Share of the spare height that goes above the map. */
  readonly above?: number;
}

/** Scales a map to the largest size that fits its box. */
export function fit(regions: readonly Region[], into: Extent, options: FitOptions = {}): Fit {
  const { stretch = 1, above = 0.5 } = options;
  const [left, top, right, bottom] = measureExtent(regions);
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min((into[2] - into[0]) / width, (into[3] - into[1]) / height);
  const scaleX = Math.min((into[2] - into[0]) / width, scale * stretch);
  const scaleY = Math.min((into[3] - into[1]) / height, scale * stretch);
  const x = into[0] + (into[2] - into[0] - width * scaleX) / 2;
  const y = into[1] + (into[3] - into[1] - height * scaleY) * above;
  const move = (p: Position): Position => [x + (p[0] - left) * scaleX, y + (p[1] - top) * scaleY];
  return { regions: mapPositions(regions, move), scale, move };
}

/** Moves each part of a scattered map toward the middle; a spread of 1 leaves it in place. */
export function createContraction(
  regions: readonly Region[],
  spread: number,
): (p: Position) => Position {
  const [left, top, right, bottom] = measureExtent(regions);
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const parts = regions.flatMap(({ polygons }) =>
    polygons.map((polygon) =>
      measureExtent([{ id: "", name: "", keywords: [], polygons: [polygon] }]),
    ),
  );
  return ([x, y]) => {
    const part = parts.find((e) => x >= e[0] && y >= e[1] && x <= e[2] && y <= e[3]);
    const at = part ?? [x, y, x, y];
    const dx = (middle[0] - (at[0] + at[2]) / 2) * (1 - spread);
    const dy = (middle[1] - (at[1] + at[3]) / 2) * (1 - spread);
    return [x + dx, y + dy];
  };
}
