import type { Layer } from "@photomap/design";
import { boxFromPoints, type Point } from "@photomap/geometry";

type Ring = readonly (readonly [x: number, y: number])[];

/** The outline of a state, as rings in a square of 100 by 100. */
const STATE: readonly Ring[] = [
  [
    [4, 12],
    [38, 6],
    [60, 14],
    [92, 10],
    [96, 44],
    [84, 58],
    [90, 80],
    [58, 88],
    [40, 78],
    [12, 84],
    [2, 50],
  ],
  // A lake, and an island in it.
  [
    [30, 30],
    [30, 62],
    [64, 62],
    [64, 30],
  ],
  [
    [42, 40],
    [54, 40],
    [54, 52],
    [42, 52],
  ],
  // An island off the coast.
  [
    [70, 92],
    [82, 90],
    [84, 98],
    [72, 99],
  ],
];

function starRing(): Ring {
  return Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 50 : 22;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
  });
}

/** Creates a layer of `size` points with its top left corner at `x`, `y`. */
function layer(rings: readonly Ring[], x: number, y: number, size: number): Layer {
  const placed = rings.map((ring) =>
    ring.map(([ringX, ringY]) => ({ x: x + (ringX * size) / 100, y: y + (ringY * size) / 100 })),
  );
  return { path: placed.map(ringPath).join(""), box: boxFromPoints(placed.flat()) };
}

function ringPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;
}

export function starLayer(x: number, y: number, size: number): Layer {
  return layer([starRing()], x, y, size);
}

/**
 * Creates a state's layer. Its lake spans 30 to 64 percent of the size across and 30 to 62 down,
 * its island 42 to 54 and 40 to 52.
 */
export function stateLayer(x: number, y: number, size: number): Layer {
  return layer(STATE, x, y, size);
}
