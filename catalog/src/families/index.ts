import { buildMap } from "../build-map.ts";
import { type DesignJob, type Geography, getDesignId } from "../family.ts";
import type { MapFamily } from "../map-family.ts";
import { continents } from "./continents.ts";
import { countries } from "./countries.ts";
import { fiftyStates } from "./fifty-states.ts";
import { mosaics } from "./mosaics.ts";
import { nationalParks, parkGeography } from "./national-parks.ts";
import { singleHeart, stateSilhouettes } from "./silhouettes.ts";
import { stateCounties } from "./state-counties.ts";
import { world } from "./world.ts";

const MAPS: readonly MapFamily[] = [
  fiftyStates,
  world,
  ...continents,
  ...countries,
  ...stateCounties,
  ...stateSilhouettes,
];

export const DESIGN_JOBS: readonly DesignJob[] = [
  ...MAPS.flatMap((family) =>
    family.sizes.map((size) => ({
      id: getDesignId(family.baseId, size),
      baseId: family.baseId,
      build: () => buildMap(family, size),
    })),
  ),
  ...nationalParks,
  ...mosaics,
  singleHeart,
];

export const GEOGRAPHIES: readonly Geography[] = [...MAPS, parkGeography];
