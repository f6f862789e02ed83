import type { CheckoutLine } from "../cart/checkout.ts";
import { getMapPath, type MapChecks } from "./load-map-checks.ts";
import { MapProblems } from "./MapProblems.tsx";

interface LineMapCheckProps {
  readonly line: CheckoutLine;
  readonly checks: MapChecks;
}

/** What to look at before the map of a line is printed; nothing for a map without problems. */
export function LineMapCheck({ line, checks: { checks, guestMaps } }: LineMapCheckProps) {
  const { id, file: project } = line;
  const check = checks.find(({ lineItemId }) => lineItemId === id);
  if (check === undefined || project === null) return null;
  const mapPath = getMapPath(project.id, guestMaps);
  return <MapProblems check={check} name={project.name} mapPath={mapPath} level={4} />;
}
