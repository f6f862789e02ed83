import { feature } from "topojson-client";
import { polygonsOf, type Region } from "../region.ts";
import { readAtlas } from "./read-package.ts";

export interface StateCounties {
  readonly stateName: string;
  readonly counties: Region[];
}

/** From here on a county code belongs to a city that is no part of any county. */
const FIRST_INDEPENDENT_CITY = 510;

let read: Map<string, StateCounties> | undefined;

/** Every state's counties, identified by their census codes. */
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
          .map(({ id = "", properties: { name }, geometry }) => ({
            id,
            name: nameCounty(name, Number(id.slice(2))),
            keywords: [],
            polygons: polygonsOf(geometry),
          })),
      },
    ]),
  );
}

/** Richmond is both a county and a city of Virginia. */
function nameCounty(name: string, code: number): string {
  return code >= FIRST_INDEPENDENT_CITY && !/city/i.test(name) ? `${name} (city)` : name;
}
