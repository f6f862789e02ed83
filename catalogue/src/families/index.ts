import type { MapFamily } from "../map-family.ts";
import { continents } from "./continents.ts";
import { countries } from "./countries.ts";
import { fiftyStates } from "./fifty-states.ts";
import { stateCounties } from "./state-counties.ts";
import { world } from "./world.ts";

export const MAP_FAMILIES: readonly MapFamily[] = [fiftyStates, world, ...continents, ...countries, ...stateCounties];
