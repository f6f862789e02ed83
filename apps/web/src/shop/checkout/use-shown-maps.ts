import { useEffect, useState } from "react";
import type { MapCheckFragment } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { hasBrowserStore } from "../../project/store/has-browser-store.ts";
import type { Checkout } from "../cart/checkout.ts";
import type { MapChecks } from "../map-check/load-map-checks.ts";

interface ShownMap {
  readonly check: MapCheckFragment;
  /** The map's name. */
  readonly name: string;
  readonly mapPath: string;
}

/** What the page shows about the checkout's maps; a guest's edited maps are uploaded before. */
export function useShownMaps(
  { id, lineItems }: Checkout,
  initial: readonly MapCheckFragment[],
): ShownMap[] {
  const [{ checks, guestMaps }, setChecks] = useState<MapChecks>({
    checks: initial,
    guestMaps: new Map(),
  });
  const projectIds = lineItems
    .flatMap(({ kind, file: project }) => (kind === "MAP" && project ? [project.id] : []))
    .join(" ");
  useEffect(() => {
    if (projectIds === "") return undefined;
    let isCurrent = true;
    loadGuestChecks(id, projectIds.split(" ")).then(
      (loaded) => loaded && isCurrent && setChecks(loaded),
      (error: unknown) => reportError(error, { action: "map checks" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, projectIds]);
  return lineItems.flatMap(({ id: lineId, file: project }) => {
    const check = checks.find(({ lineItemId }) => lineItemId === lineId);
    if (check === undefined || project === null) return [];
    const mapPath = `/p/${guestMaps.get(project.id) ?? project.id}`;
    return [{ check, name: project.name, mapPath }];
  });
}

/** Resolves to undefined without maps in this browser: the page has the checks of all others. */
async function loadGuestChecks(
  checkoutId: string,
  projectIds: readonly string[],
): Promise<MapChecks | undefined> {
  if (!(await hasBrowserStore())) return undefined;
  const { loadMapChecks } = await import("../map-check/load-map-checks.ts");
  return loadMapChecks(checkoutId, projectIds);
}
