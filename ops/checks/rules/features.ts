import { FEATURE_AREAS, type FeatureArea } from "../packages.ts";
import { importRule } from "./rule.ts";

export const features = importRule((file, target) => {
  if (target.kind !== "relative") return undefined;
  const area = FEATURE_AREAS.find(({ folder }) => file.path.startsWith(folder));
  if (area === undefined) return undefined;
  const from = featureOf(area, file.path);
  const to = featureOf(area, target.path);
  if (from === undefined || to === undefined || from === to || area.shared.includes(to)) {
    return undefined;
  }
  if (area.publicSuffixes?.some((suffix) => target.path.endsWith(suffix))) return undefined;
  return `The feature ${from} imports ${to}. ${area.instead}`;
});

/** Files directly in the area's folder, such as its entry file, belong to no feature. */
function featureOf({ folder }: FeatureArea, path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  const [feature, ...rest] = path.slice(folder.length).split("/");
  return rest.length === 0 ? undefined : feature;
}
