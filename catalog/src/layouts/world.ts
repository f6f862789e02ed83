import { geoProjection } from "d3-geo";
import type { Frame } from "../frame.ts";
import type { PlacedMap } from "../map-family.ts";
import type { Position, Region } from "../region.ts";
import { fit } from "../steps/fit.ts";
import { densify, magnify } from "../steps/magnify.ts";
import { project } from "../steps/project.ts";
import { keepNearParts } from "./near-parts.ts";

/** Rotation that puts the map edge into the Bering Strait, where no country is. */
const TURN_DEGREES = 11;

type Knots = readonly (readonly [degrees: number, weight: number])[];

/** Relative width of a degree of longitude: less over the oceans. */
const LONGITUDE_WEIGHTS: Knots = [
  [-170, 0.85],
  [-140, 1.0],
  [-126, 1.1],
  [-100, 1.12],
  [-60, 1.1],
  [-38, 0.85],
  [-28, 0.6],
  [-18, 0.7],
  [0, 1.08],
  [48, 1.08],
  [70, 1.0],
  [100, 1.1],
  [145, 1.02],
  [165, 1.0],
  [178, 1.0],
  [186, 0.5],
  [192, 0.5],
];

/** Relative height of a degree of latitude: most where small countries are, least at the poles. */
const LATITUDE_WEIGHTS: Knots = [
  [-90, 0.3],
  [-62, 0.6],
  [-54, 0.95],
  [-40, 1.3],
  [-20, 1.3],
  [0, 1.3],
  [30, 1.42],
  [45, 1.6],
  [58, 1.5],
  [66, 1.1],
  [74, 0.65],
  [84, 0.4],
  [90, 0.4],
];

/** Europe, Central America, South-East Asia, the Middle East, West Africa, the Great Lakes. */
const MAGNIFIED: readonly { at: Position; radius: number; factor: number }[] = [
  { at: [11, 47.5], radius: 140, factor: 2.05 },
  { at: [-82, 13.5], radius: 110, factor: 1.7 },
  { at: [106, 12], radius: 150, factor: 1.45 },
  { at: [44, 30], radius: 100, factor: 1.25 },
  { at: [2, 9], radius: 110, factor: 1.2 },
  { at: [31, -2], radius: 90, factor: 1.25 },
];

const NOT_DRAWN = new Set(["AQ", "TF", "HM", "GS", "BV"]);

/** A world map that enlarges the parts with small countries. */
export function layOutWorld(countries: readonly Region[], { width, height }: Frame): PlacedMap {
  const x = createAxis(LONGITUDE_WEIGHTS);
  const y = createAxis(LATITUDE_WEIGHTS);
  const degrees = 180 / Math.PI;
  const projection = geoProjection((lambda, phi) => [
    x(lambda * degrees + TURN_DEGREES),
    y(phi * degrees),
  ])
    .rotate([-TURN_DEGREES, 0])
    .scale(400)
    .translate([0, 0]);
  const drawn = keepNearParts(countries.filter(({ id }) => !NOT_DRAWN.has(id)));
  const planar = densify(project(drawn, projection), 8);
  const magnified = magnify(
    planar,
    MAGNIFIED.map(({ at, radius, factor }) => ({ at: projection(at)!, radius, factor })),
  );
  const box = [0.035 * width, 0.05 * height, 0.965 * width, 0.95 * height] as const;
  return { regions: fit(magnified, box, { stretch: 1.12 }).regions };
}

const AXIS_STEPS = 3600;

/** Integrates the weights along an axis, interpolated smoothly between knots. */
function createAxis(knots: Knots): (degrees: number) => number {
  const from = knots[0]![0];
  const span = knots.at(-1)![0] - from;
  const sums = new Float64Array(AXIS_STEPS + 1);
  for (let i = 1; i <= AXIS_STEPS; i++) {
    const weight = interpolateWeight(knots, from + ((i - 0.5) / AXIS_STEPS) * span);
    sums[i] = sums[i - 1]! + (weight * span * Math.PI) / 180 / AXIS_STEPS;
  }
  return (degrees) => {
    const at = Math.max(0, Math.min(AXIS_STEPS - 1e-9, ((degrees - from) / span) * AXIS_STEPS));
    const index = Math.floor(at);
    return sums[index]! + (sums[index + 1]! - sums[index]!) * (at - index);
  };
}

function interpolateWeight(knots: Knots, degrees: number): number {
  const next = Math.max(
    1,
    knots.findIndex(([knot], i) => i > 0 && knot >= degrees),
  );
  const [a, before] = knots[next - 1]!;
  const [b, after] = knots[next]!;
  const t = (degrees - a) / (b - a);
  return before + (after - before) * t * t * (3 - 2 * t);
}
