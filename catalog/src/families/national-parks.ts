import type { Design } from "@photomap/design";
import { offsetShape, type Point, shapeArea, simplifyShape, splitParts } from "@photomap/geometry";
import type { CutCell } from "../cell.ts";
import {
  type DesignJob,
  type DesignSize,
  type Family,
  type Geography,
  getDesignId,
  WALL_OPTIONS,
} from "../family.ts";
import { createFrame, type Frame } from "../frame.ts";
import { layOutUnitedStates } from "../layouts/united-states.ts";
import { createHexagon } from "../shapes.ts";
import { NATIONAL_PARKS, type NationalPark } from "../sources/national-parks.ts";
import { readUsStates } from "../sources/us-states.ts";
import { assembleDesign, createGraphic, createOpening } from "../steps/assemble.ts";
import { drawLeaders } from "../steps/draw-leaders.ts";
import { drawTitle } from "../steps/draw-title.ts";
import { measureCut } from "../steps/offset.ts";
import { simplify } from "../steps/simplify.ts";
import { spreadApart } from "../steps/spread-apart.ts";

const family: Family = {
  baseId: "national-parks",
  name: "US National Parks",
  regionType: "park",
  regionTypePlural: "parks",
  keywords: ["national parks", "nps", "usa", "hiking", "camping", "rv", "outdoors"],
  businessIds: ["pm", "tbl"],
  popularRank: 3,
};

const SIZES: readonly DesignSize[] = [
  { widthInches: 36, heightInches: 24, outputOptions: WALL_OPTIONS },
];

export const nationalParks: readonly DesignJob[] = SIZES.map((size) => ({
  id: getDesignId(family.baseId, size),
  baseId: family.baseId,
  build: () => buildParks(size),
}));

export const parkGeography: Geography = {
  baseId: family.baseId,
  coastKm: 0,
  select: () => [],
  points: () => NATIONAL_PARKS.map((park) => ({ ...park, id: parkId(park) })),
};

const RADIUS_POINTS = 54;
const GAP_POINTS = 7;
const MARGIN_POINTS = 50;

/** Positions of parks outside the drawn map, as shares of the frame. */
const OFF_MAP_POSITIONS: Readonly<Record<string, Point>> = {
  AS: { x: 0.44, y: 0.95 },
  VI: { x: 0.9, y: 0.9 },
};

/** Hexagons over a pale map, each as close to its park as the other hexagons allow. */
function buildParks(size: DesignSize): Design {
  const frame = createFrame(size);
  const map = layOutUnitedStates(readUsStates(), frame, {
    northEastFactor: 1,
    alaskaScale: 0.47,
    hawaiiScale: 1.5,
    hawaiiSpread: 0.8,
  });
  const anchors = NATIONAL_PARKS.map(({ state, place }) => {
    const offMap = OFF_MAP_POSITIONS[state];
    if (offMap) return { x: offMap.x * frame.width, y: offMap.y * frame.height };
    const [x, y] = map.locate(state, place);
    return { x, y };
  });
  const places = spreadApart(anchors, RADIUS_POINTS * 0.96 + GAP_POINTS / 2, frame, MARGIN_POINTS);
  const cuts = places.map((place) => createHexagon(place, RADIUS_POINTS));
  const openings = NATIONAL_PARKS.map((park, i) => createPark(park, anchors[i]!, cuts[i]!));
  const states = simplify(map.regions, { triangleArea: 14, smooth: 5 }).cells;
  return assembleDesign(family, size, [
    ...states.flatMap(({ id, name, shape }) => drawState(id, name, shape)),
    ...drawParkLines(openings, anchors, frame),
    ...drawTitle("National Parks", [...cuts, ...states.map(({ shape }) => shape)], frame),
    ...openings.map((opening) => createOpening(opening)),
  ]);
}

function createPark(park: NationalPark, anchor: Point, cut: CutCell["cut"]): CutCell {
  const id = parkId(park);
  const keywords = [park.state, `${park.name} National Park`];
  const { name } = park;
  return {
    id,
    name,
    keywords,
    regionIds: [id],
    shape: cut,
    anchor,
    arcs: new Set(),
    ...measureCut(cut),
  };
}

function parkId({ name }: NationalPark): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036fʻ]/g, "")
    .replaceAll(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}

function drawState(id: string, name: string, shape: CutCell["cut"]) {
  const parts = splitParts(offsetShape(shape, -1.2)).filter((part) => shapeArea(part) > 60);
  return parts.length > 0
    ? [createGraphic(`land-${id.toLowerCase()}`, name, "LAND", simplifyShape(parts.flat(), 0.4))]
    : [];
}

function drawParkLines(openings: readonly CutCell[], anchors: readonly Point[], frame: Frame) {
  const cuts = openings.map(({ cut }) => cut);
  const lines = drawLeaders(anchors, cuts, cuts, frame, {
    gap: GAP_POINTS,
    padding: 12,
    lineWidth: 1.5,
  });
  return openings.flatMap(({ id, name, center, radius }, i) => {
    const distance = Math.hypot(center.x - anchors[i]!.x, center.y - anchors[i]!.y);
    const line = lines[i]!;
    if (distance < radius * 1.1 || line.length === 0) return [];
    return [createGraphic(`line-${id}`, `${name} (line)`, "LINE", line)];
  });
}
