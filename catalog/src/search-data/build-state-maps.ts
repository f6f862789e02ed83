import type { StoredBox, StoredStateMap } from "@photomap/design";
import { mesh } from "topojson-client";
import { mapPositions, measureExtent, type Position } from "../region.ts";
import { type Atlas, readAtlas } from "../sources/atlas.ts";
import { readUsStates, readUsTerritories } from "../sources/us-states.ts";
import { TERRITORIES } from "./build-regions.ts";
import type { City } from "./read-cities.ts";

/** States whose boxes are within this many thousandths of a degree count as neighbors. */
const NEAR = 1000;
/** The least distance to a larger city: first everywhere, then within metropolitan areas. */
const CITY_DISTANCES_KM = [8, 1.5];
const MAX_CITIES = 550;

/** Maps of the states and territories by postal code. */
export function buildStateMaps(cities: readonly City[]): Map<string, StoredStateMap> {
  const atlas = readAtlas("us-atlas/counties-10m.json");
  const states = mapPositions([...readUsStates(), ...readUsTerritories()], toThousandths);
  const boxes = new Map(states.map((state) => [state.id, measureExtent([state])] as const));
  return new Map(
    states.map((state): [string, StoredStateMap] => [
      state.id,
      {
        land: writePath(state.polygons.flat(), "z"),
        counties: writePath(findCountyBorders(atlas, state.name), ""),
        cities: selectCities(cities.filter((city) => isIn(city, state.id))),
        neighbors: findNeighbors(state.id, boxes),
      },
    ]),
  );
}

/** Converts to thousandths of a degree; Alaska's islands beyond 180 degrees continue west. */
function toThousandths([longitude, latitude]: Position): Position {
  const isBeyond = longitude > 172 && latitude > 50;
  return [Math.round((isBeyond ? longitude - 360 : longitude) * 1000), Math.round(latitude * 1000)];
}

function findCountyBorders(atlas: Atlas, stateName: string): Position[][] {
  const { counties, states } = atlas.objects;
  const code = states?.geometries.find(({ properties }) => properties.name === stateName)?.id;
  const geometries = counties?.geometries.filter(({ id }) => id?.slice(0, 2) === code) ?? [];
  const { coordinates } = mesh(
    atlas,
    { type: "GeometryCollection", geometries },
    (a, b) => a !== b,
  );
  return coordinates.map((line) => line.map(toThousandths));
}

/**
 * Writes an SVG path in relative coordinates, without the separators that SVG makes optional. Lines
 * shorter than one unit are left out.
 */
function writePath(lines: readonly Position[][], ending: string): string {
  return lines
    .flatMap(([first = [0, 0], ...rest]) => {
      let [x, y] = first;
      const steps = rest.map((position) => {
        const [dx, dy] = [position[0] - x, position[1] - y];
        [x, y] = position;
        return dx === 0 && dy === 0 ? "" : ` ${dx} ${dy}`;
      });
      const written = steps.join("").trim();
      return written === "" ? [] : [`M${first.join(" ")}l${written}${ending}`];
    })
    .join("")
    .replaceAll(" -", "-");
}

/** Tells whether a city is in a state; GeoNames lists territories as countries. */
function isIn({ country, state }: City, postal: string): boolean {
  return TERRITORIES.includes(postal) ? country === postal : country === "US" && state === postal;
}

/** Selects cities with enough distance between them, the largest first. */
function selectCities(sorted: readonly City[]): StoredStateMap["cities"] {
  const selected = new Set<City>();
  for (const distanceKm of CITY_DISTANCES_KM)
    for (const city of sorted) {
      if (selected.size === MAX_CITIES) break;
      const isFar = [...selected].every((other) => measureKm(city, other) > distanceKm);
      if (isFar) selected.add(city);
    }
  return sorted
    .filter((city) => selected.has(city))
    .map(({ name, longitude, latitude }) => [name, ...toThousandths([longitude, latitude])]);
}

function measureKm(a: City, b: City): number {
  const dx = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(dx, a.latitude - b.latitude) * 111.2;
}

function findNeighbors(
  id: string,
  boxes: ReadonlyMap<string, StoredBox>,
): StoredStateMap["neighbors"] {
  const [west, south, east, north] = boxes.get(id) ?? [0, 0, 0, 0];
  const near = [...boxes].filter(
    ([other, box]) =>
      other !== id &&
      box[0] < east + NEAR &&
      box[2] > west - NEAR &&
      box[1] < north + NEAR &&
      box[3] > south - NEAR,
  );
  return Object.fromEntries(near);
}
