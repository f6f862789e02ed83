import { feature } from "topojson-client";
import { getPolygons, type Polygon, type Position, type Region } from "../region.ts";
import { readAtlas } from "./atlas.ts";

export interface StateCounties {
  readonly stateName: string;
  readonly counties: Region[];
}

/** The first county code that stands for an independent city. */
const FIRST_INDEPENDENT_CITY = 510;

/** Counties drawn here: Falls Church is smaller than the source's grid and has no area there. */
const REDRAWN: Readonly<Record<string, Polygon[]>> = {
  "51610": [octagon([-77.1745, 38.8847], 0.0128)],
};

function octagon([x, y]: Position, radiusDegrees: number): Polygon {
  const ring = Array.from({ length: 9 }, (_, i): Position => {
    const angle = ((i % 8) / 8) * 2 * Math.PI;
    return [x - radiusDegrees * 1.28 * Math.cos(angle), y + radiusDegrees * Math.sin(angle)];
  });
  return [ring];
}

let read: Map<string, StateCounties> | undefined;

/** Returns the counties, identified by their census codes, by the name of their state. */
export function readUsCounties(): Map<string, StateCounties> {
  read ??= groupByState();
  return read;
}

function groupByState(): Map<string, StateCounties> {
  const atlas = readAtlas("us-atlas/counties-10m.json");
  const counties = feature(atlas, atlas.objects["counties"]!).features;
  const states = feature(atlas, atlas.objects["states"]!).features;
  return new Map(
    states.map(({ id: code, properties }) => [
      properties.name,
      {
        stateName: properties.name,
        counties: counties
          .filter(({ id }) => id?.startsWith(code ?? ""))
          .toSorted((a, b) => Number(isRedrawn(b.id)) - Number(isRedrawn(a.id)))
          .map(({ id = "", properties: { name }, geometry }) => ({
            id,
            name: nameCounty(name, Number(id.slice(2))),
            keywords: [],
            polygons: REDRAWN[id] ?? getPolygons(geometry),
          })),
      },
    ]),
  );
}

/** Redrawn counties overlap their neighbors in the source, so the lookup must try them first. */
function isRedrawn(id = ""): boolean {
  return id in REDRAWN;
}

/** Richmond is both a county and a city of Virginia. */
function nameCounty(name: string, code: number): string {
  return code >= FIRST_INDEPENDENT_CITY && !/city/i.test(name) ? `${name} (city)` : name;
}
