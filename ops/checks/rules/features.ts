import {
  PUBLIC_SUFFIXES,
  SERVER_AREAS,
  SHARED_SERVER_FOLDERS,
  SINGLE_FEATURE_AREAS,
} from "../packages.ts";
import { isTest } from "../workspace.ts";
import { importRule } from "./rule.ts";

/** Server features may import only each other's services, SQL fragments and types. */
export const features = importRule((file, target) => {
  if (target.kind !== "relative" || isTest(file.path)) return undefined;
  const from = findFeature(file.path);
  const to = findFeature(target.path);
  // The backend constructs every service with its dependencies.
  if (from === undefined || to === undefined || from === to || from === "backend") return undefined;
  if (PUBLIC_SUFFIXES.some((suffix) => target.path.endsWith(suffix))) return undefined;
  return `The feature ${from} imports an inner file of ${to}. Import one of its *.service.ts, *.queries.ts or *.types.ts files.`;
});

/** The feature of a path; undefined in shared folders and outside the areas. */
function findFeature(path: string): string | undefined {
  if (!path.startsWith(SERVER_AREAS.folder)) return undefined;
  const inner = path.slice(SERVER_AREAS.folder.length);
  if (SHARED_SERVER_FOLDERS.some((folder) => inner.startsWith(folder))) return undefined;
  const [area = "", feature = "", ...rest] = inner.split("/");
  if (SINGLE_FEATURE_AREAS.includes(area)) return area;
  return rest.length === 0 ? undefined : `${area}/${feature}`;
}
