import { extentOf, type Position, type Region } from "../region.ts";

/** Moves each part of a scattered map whole toward the middle; a spread of 1 moves nothing. */
export function createGather(
  regions: readonly Region[],
  spread: number,
): (p: Position) => Position {
  const [left, top, right, bottom] = extentOf(regions);
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const parts = regions.flatMap(({ polygons }) =>
    polygons.map((polygon) => extentOf([{ id: "", name: "", keywords: [], polygons: [polygon] }])),
  );
  return ([x, y]) => {
    const part = parts.find((e) => x >= e[0] && y >= e[1] && x <= e[2] && y <= e[3]);
    const at = part ?? [x, y, x, y];
    const dx = (middle[0] - (at[0] + at[2]) / 2) * (1 - spread);
    const dy = (middle[1] - (at[1] + at[3]) / 2) * (1 - spread);
    return [x + dx, y + dy];
  };
}
