import type { Place } from "@photomap/design";
import { readUsCounties } from "../sources/us-counties.ts";
import { US_STATE_FACTS } from "../sources/us-state-facts.ts";
import type { Maps } from "./maps.ts";

/** The first county code that stands for an independent city. */
const FIRST_INDEPENDENT_CITY = 510;

/** Names the county of a place, such as Orleans Parish; undefined in the District of Columbia. */
export function findCounty(
  maps: Maps,
  state: string,
  place: Place,
  declaredCode = "",
): string | undefined {
  if (state === "DC") return undefined;
  const stateName = US_STATE_FACTS.find(({ postal }) => postal === state)?.name ?? "";
  const counties = readUsCounties().get(stateName)?.counties ?? [];
  const declared = counties.find(({ id }) => id.slice(2) === declaredCode);
  const located = maps.findOpening(`us-${state.toLowerCase()}`, place);
  const county = declared ?? counties.find(({ id }) => id === located?.id);
  return county && nameCounty(state, county);
}

function nameCounty(state: string, { id, name }: { id: string; name: string }): string {
  if (state === "AK" || Number(id.slice(2)) >= FIRST_INDEPENDENT_CITY) return name;
  return `${name} ${state === "LA" ? "Parish" : "County"}`;
}
