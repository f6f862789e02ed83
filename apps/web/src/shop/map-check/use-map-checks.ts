import { createContext, useEffect, useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import type { Checkout } from "../cart/checkout.ts";
import type { MapChecks } from "./load-map-checks.ts";

/** What to look at in the cart's maps; undefined until it is known. */
export const MapChecksContext = createContext<MapChecks | undefined>(undefined);

/** Loads what to look at in the maps of a checkout, and again when its lines change. */
export function useMapChecks({ id, lineItems }: Checkout): MapChecks | undefined {
  const [loaded, setLoaded] = useState<MapChecks>();
  const key = lineItems
    .flatMap(({ id: lineId, kind, file: project }) =>
      kind === "MAP" && project !== null ? [`${project.id} ${lineId}`] : [],
    )
    .join(",");
  useEffect(() => {
    if (key === "") return undefined;
    let isCurrent = true;
    const projectIds = key.split(",").map((entry) => entry.split(" ")[0] ?? "");
    import("./load-map-checks.ts")
      .then(({ loadMapChecks }) => loadMapChecks(id, projectIds))
      .then(
        (checks) => isCurrent && setLoaded(checks),
        (error: unknown) => reportError(error, { action: "map checks" }),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, key]);
  return loaded;
}
