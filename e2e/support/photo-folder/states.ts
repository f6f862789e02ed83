import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Point, type Shape, shapeBox, shapeContains } from "@photomap/geometry";
import { feature } from "topojson-client";

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface State {
  readonly name: string;
  /** The outline in degrees: x is the longitude, y the latitude. */
  readonly shape: Shape;
}

/** The borders at their source's resolution, finer than in the product. */
export function readStates(names: ReadonlySet<string>): readonly State[] {
  const require = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(require.resolve("us-atlas/states-10m.json"), "utf8"));
  const { features } = feature(atlas, atlas.objects.states);
  return features
    .filter(({ properties }) => names.has(properties.name))
    .map(({ properties, geometry }) => {
      const rings =
        geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
      const shape = rings.map((ring) => ring.map(([x, y]) => ({ x, y })));
      return { name: properties.name, shape };
    });
}

export function pickInside({ shape }: State, random: () => number): Place {
  const { x, y, width, height } = shapeBox(shape);
  for (;;) {
    const point = { x: x + random() * width, y: y + random() * height };
    if (shapeContains(shape, point)) return toPlace(point);
  }
}

/** A point at sea up to about ten kilometers off the coast, nearest to the given state. */
export function pickOffshore(
  state: State,
  states: readonly State[],
  random: () => number,
): Place | undefined {
  const corners = state.shape.flat();
  for (let tries = 0; tries < 200; tries++) {
    const corner = corners[Math.floor(random() * corners.length)];
    if (corner === undefined) continue;
    const angle = random() * 2 * Math.PI;
    const away = 0.02 + random() * 0.06;
    const point = { x: corner.x + Math.cos(angle) * away, y: corner.y + Math.sin(angle) * away };
    if (states.some(({ shape }) => shapeContains(shape, point))) continue;
    if (nearestState(states, point) === state) return toPlace(point);
  }
  return undefined;
}

function nearestState(states: readonly State[], point: Point): State | undefined {
  let best: State | undefined;
  let shortest = Infinity;
  const shrink = Math.cos((point.y * Math.PI) / 180);
  for (const state of states) {
    for (const corner of state.shape.flat()) {
      const distance = Math.hypot((corner.x - point.x) * shrink, corner.y - point.y);
      if (distance < shortest) [best, shortest] = [state, distance];
    }
  }
  return best;
}

function toPlace({ x, y }: Point): Place {
  return { longitude: x, latitude: y };
}
