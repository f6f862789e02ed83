import { type GeoProjection, geoAlbers, geoConicEqualArea } from "d3-geo";
import { type Frame, insetFrame } from "../frame.ts";
import type { PlacedMap } from "../map-family.ts";
import {
  type Extent,
  keepParts,
  mapPositions,
  measureExtent,
  type Position,
  type Region,
} from "../region.ts";
import { createContraction, fit } from "../steps/fit.ts";
import { createWarp, densify, magnify } from "../steps/magnify.ts";
import { project } from "../steps/project.ts";

export interface UnitedStatesOptions {
  /** The enlargement of the Northeast; 1 for none. */
  readonly northEastFactor: number;
  /** The scale of the Alaska inset divided by that of the mainland. */
  readonly alaskaScale: number;
  /** The scale of the Hawaii inset divided by that of the mainland. */
  readonly hawaiiScale: number;
  /** The share of their distances that the Hawaiian islands keep; 1 moves nothing. */
  readonly hawaiiSpread: number;
}

export interface LocatedMap extends PlacedMap {
  /** Returns the position on paper, in points, of a place in a region. */
  readonly locate: (regionId: string, place: Position) => Position;
}

const MARGIN_SHARE = 0.042;
const MAINLAND_SCALE = 3300;
const POINTS_PER_MILE = MAINLAND_SCALE / 3959;
const NORTH_EAST: Position = [-73.4, 41.0];
const NORTH_EAST_RADIUS_MILES = 285;

/** Lays out the mainland with its Northeast enlarged, and Alaska and Hawaii as insets below it. */
export function layOutUnitedStates(
  states: readonly Region[],
  frame: Frame,
  options: UnitedStatesOptions,
): LocatedMap {
  const byId = new Map(states.map((state) => [state.id, state]));
  const mainland = layOutMainland(
    states.filter(({ id }) => id !== "AK" && id !== "HI"),
    frame,
    options,
  );
  const alaska = layOutAlaska(byId.get("AK")!, frame, mainland.scale * options.alaskaScale);
  const hawaii = layOutHawaii(byId.get("HI")!, frame, mainland.scale, options);
  return {
    regions: [...mainland.regions, ...alaska.regions, ...hawaii.regions],
    locate: (id, place) =>
      (id === "AK" ? alaska : id === "HI" ? hawaii : mainland).locate(id, place),
  };
}

function layOutMainland(
  states: readonly Region[],
  frame: Frame,
  { northEastFactor }: UnitedStatesOptions,
) {
  const margin = MARGIN_SHARE * frame.width;
  const albers = geoAlbers().scale(MAINLAND_SCALE).translate([0, 0]);
  const magnifiers = [
    {
      at: albers(NORTH_EAST)!,
      radius: NORTH_EAST_RADIUS_MILES * POINTS_PER_MILE,
      factor: northEastFactor,
    },
  ];
  const planar = magnify(densify(project(states, albers), 12), magnifiers);
  const [left, , right, bottom] = insetFrame(frame, margin);
  const box: Extent = [left, margin * 1.25, right, bottom];
  const { regions, scale, move } = fit(planar, box, { above: 0 });
  const warp = createWarp(magnifiers);
  return {
    regions,
    scale: MAINLAND_SCALE * scale,
    locate: (_id: string, place: Position) => move(warp(albers(place)!)),
  };
}

function layOutAlaska(alaska: Region, frame: Frame, scale: number): LocatedMap {
  const near = keepParts(alaska, (x) => x < -129 && x > -168.5);
  const conic = geoConicEqualArea().rotate([154, 0]).center([-2, 58.5]).parallels([55, 65]);
  return layOutInset(near, conic.scale(scale).translate([0, 0]), frame, 0.042);
}

function layOutHawaii(
  hawaii: Region,
  frame: Frame,
  mainlandScale: number,
  { hawaiiScale, hawaiiSpread }: UnitedStatesOptions,
): LocatedMap {
  const near = keepParts(hawaii, (x) => x > -160.3);
  const conic = geoConicEqualArea().rotate([157, 0]).center([-3, 19.9]).parallels([8, 18]);
  const scale = mainlandScale * hawaiiScale;
  return layOutInset(near, conic.scale(scale).translate([0, 0]), frame, 0.225, hawaiiSpread);
}

/** Puts a distant part at the lower edge, its left side at a share of the frame width. */
function layOutInset(
  region: Region,
  projection: GeoProjection,
  frame: Frame,
  leftShare: number,
  spread = 1,
): LocatedMap {
  const planar = project([region], projection);
  const contract = createContraction(planar, spread);
  const packed = mapPositions(planar, contract);
  const [left, , , bottom] = measureExtent(packed);
  const dx = frame.width * leftShare - left;
  const dy = frame.height - MARGIN_SHARE * 0.95 * frame.width - bottom;
  const shift = ([x, y]: Position): Position => [x + dx, y + dy];
  return {
    regions: mapPositions(packed, shift),
    locate: (_id, place) => shift(contract(projection(place)!)),
  };
}
