import { execute } from "../../platform/api/execute.ts";
import {
  GetMapChecksDocument,
  type MapCheckFragment,
} from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { updateGuestSnapshots } from "./guest-maps.ts";

export interface MapChecks {
  readonly checks: readonly MapCheckFragment[];
  /** The ids of maps in this browser by those of their snapshots. */
  readonly guestMaps: ReadonlyMap<string, string>;
}

/** Loads what to look at in the maps of a checkout; a guest's edited maps are uploaded before. */
export async function loadMapChecks(
  checkoutId: string,
  projectIds: readonly string[],
): Promise<MapChecks> {
  const guestMaps = await updateGuestSnapshots(projectIds).catch((error: unknown) => {
    reportError(error, { action: "guest maps of the cart" });
    return new Map<string, string>();
  });
  const { checkout } = await execute(GetMapChecksDocument, { checkoutId });
  return { checks: checkout?.mapChecks ?? [], guestMaps };
}

/** The path of a map's page. */
export function getMapPath(projectId: string, guestMaps: MapChecks["guestMaps"]): string {
  return `/p/${guestMaps.get(projectId) ?? projectId}`;
}
