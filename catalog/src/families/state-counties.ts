import { POINTS_PER_INCH } from "@photomap/geometry";
import { WALL_OPTIONS } from "../family.ts";
import type { Frame, FrameSize } from "../frame.ts";
import { layOutCentered, type Magnified, measureAspect } from "../layouts/centered.ts";
import type { MapFamily } from "../map-family.ts";
import { keepParts, type Region } from "../region.ts";
import { readUsCounties } from "../sources/us-counties.ts";
import { US_STATE_FACTS, type UsStateFacts } from "../sources/us-state-facts.ts";

const SHAPES: readonly FrameSize[] = [
  { widthInches: 36, heightInches: 18 },
  { widthInches: 36, heightInches: 24 },
  { widthInches: 32, heightInches: 24 },
  { widthInches: 30, heightInches: 24 },
  { widthInches: 24, heightInches: 24 },
  { widthInches: 24, heightInches: 30 },
  { widthInches: 24, heightInches: 32 },
  { widthInches: 24, heightInches: 36 },
];

/** Multiples of the chosen size, for states that it does not suit. */
const SCALES: Readonly<Record<string, readonly number[]>> = {
  DE: [2 / 3],
  RI: [2 / 3],
  TX: [1, 1.5],
};

/** Camp County, the smallest in its part of Texas; only the small map would merge it. */
const SMALL_TEXAS: readonly Magnified[] = [{ at: [-94.98, 32.97], radius: 70, factor: 1.5 }];
const SMALL_TEXAS_POINTS = 24 * POINTS_PER_INCH;

/** Parts with small counties, enlarged so that every county can hold a photo. */
const MAGNIFIED: Readonly<Record<string, readonly Magnified[]>> = {
  VA: [
    { at: [-77.17, 38.87], radius: 60, factor: 2.6 },
    { at: [-77.46, 38.76], radius: 50, factor: 1.7 },
    { at: [-76.4, 36.95], radius: 110, factor: 1.4 },
    { at: [-77.4, 37.26], radius: 60, factor: 1.5 },
    { at: [-80.02, 37.28], radius: 60, factor: 1.5 },
  ],
  NY: [{ at: [-73.95, 40.72], radius: 80, factor: 2.2 }],
};

const REGION_TYPES: Readonly<Record<string, readonly [string, string]>> = {
  AK: ["borough", "boroughs"],
  LA: ["parish", "parishes"],
};

const MARGIN_INCHES = 1;

/** One map for every state, its counties as openings. */
export const stateCounties: readonly MapFamily[] = US_STATE_FACTS.filter(
  ({ postal }) => postal !== "DC",
).map(createFamily);

function createFamily(state: UsStateFacts): MapFamily {
  const { postal, name, nickname, capital } = state;
  const [regionType, regionTypePlural] = REGION_TYPES[postal] ?? ["county", "counties"];
  const kind = regionTypePlural[0]!.toUpperCase() + regionTypePlural.slice(1);
  const select = () => readUsCounties().get(name)!.counties;
  return {
    baseId: `us-${postal.toLowerCase()}`,
    name: `${name} ${kind}`,
    title: name,
    regionType,
    regionTypePlural,
    keywords: [name, postal, nickname, capital, regionTypePlural, "state map"],
    businessIds: ["pm", "tbl"],
    coastKm: 15,
    select,
    get sizes() {
      const first = chooseShape(trim(select(), postal));
      return (SCALES[postal] ?? [1]).map((scale) => ({
        widthInches: Math.round(first.widthInches * scale),
        heightInches: Math.round(first.heightInches * scale),
        outputOptions: WALL_OPTIONS,
      }));
    },
    layout: (counties, frame) =>
      layOutCentered(trim(counties, postal), frame, {
        margin: (MARGIN_INCHES * POINTS_PER_INCH * Math.min(frame.width, frame.height)) / 1728,
        ...(postal === "HI" && { spread: 0.74 }),
        magnified: listMagnified(postal, frame),
      }),
    style: (size) => createStyle(size, trim(select(), postal)),
  };
}

function listMagnified(postal: string, { width }: Frame): readonly Magnified[] {
  if (postal === "TX" && width <= SMALL_TEXAS_POINTS) return SMALL_TEXAS;
  return MAGNIFIED[postal] ?? [];
}

/** Drops distant islands, which would reduce the scale of the rest. */
function trim(counties: readonly Region[], postal: string): Region[] {
  const west = postal === "AK" ? -170 : postal === "HI" ? -160.4 : -180;
  return counties
    .map((county) => keepParts(county, (x) => x > west && x < 0))
    .filter(({ polygons }) => polygons.length > 0);
}

function chooseShape(counties: readonly Region[]): FrameSize {
  const aspect = measureAspect(counties);
  const coverage = ({ widthInches, heightInches }: FrameSize) => {
    const height = Math.min((widthInches - 2) / aspect, heightInches - 2);
    return (height * height * aspect) / (widthInches * heightInches);
  };
  return SHAPES.toSorted((a, b) => coverage(b) - coverage(a))[0]!;
}

function createStyle({ widthInches, heightInches }: FrameSize, counties: readonly Region[]) {
  const k = Math.min(widthInches, heightInches) / 24;
  const count = counties.length;
  const grain = grainPoints(counties, widthInches * POINTS_PER_INCH);
  return {
    gap: count > 150 ? 5 : count > 80 ? 5.5 : 6.5,
    corner: count > 80 ? 2 : 2.8,
    smallestPart: { area: 0.06, radius: 5 },
    simplify: {
      triangleArea: Math.max(6 * k, grain * grain * 0.9),
      smooth: Math.max(4 * k, grain * (grain > COARSE_GRAIN_POINTS ? 4 : 1.6)),
    },
    smallestOpening: { area: 0.32, radius: 0.18 },
    margin: 0.022 * widthInches * POINTS_PER_INCH,
    grow: {
      coast: 0.8,
      smallCoast: 0,
      islands: { factor: 1, area: 0 },
      small: { area: 0, radius: 0 },
    },
    expand: { reach: 30, coast: 6 },
    leftover: "ABSORB" as const,
  };
}

/** The grid of the source in degrees; its steps are visible in a small state. */
const SOURCE_GRID_DEGREES = 0.00359;
const COARSE_GRAIN_POINTS = 5;

function grainPoints(counties: readonly Region[], width: number): number {
  const longitudes = counties.flatMap(({ polygons }) => polygons.flat(2).map(([x]) => x));
  const [west, east] = [
    longitudes.reduce((a, b) => Math.min(a, b)),
    longitudes.reduce((a, b) => Math.max(a, b)),
  ];
  return (SOURCE_GRID_DEGREES / (east - west)) * width;
}
