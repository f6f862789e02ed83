import { MAX_IMAGES_PER_OPENING, type PlacementPlan } from "@photomap/project";
import { pluralize } from "../folder-drop/describe-assignment.ts";

interface RegionWords {
  readonly regionType: string;
  readonly regionTypePlural: string;
}

/** What happened to photos without room in the region they were meant for; empty without any. */
export function describeFull(
  { groups, rest }: PlacementPlan,
  name: string,
  { regionType }: RegionWords,
): string {
  if (rest.length === 0) return "";
  const other = `Choose another ${regionType} for ${describeRest(rest.length, groups.length > 0)}.`;
  return groups.length === 0
    ? `${name} already has ${MAX_IMAGES_PER_OPENING} photos. ${other}`
    : `${name} now has ${MAX_IMAGES_PER_OPENING} photos. ${other}`;
}

function describeRest(count: number, isSomePlaced: boolean): string {
  if (!isSomePlaced) return count === 1 ? "this one" : `these ${count}`;
  return count === 1 ? "the one that's left" : `the ${count} that are left`;
}

/** What happened to photos for which there was no empty region; empty without any. */
export function describeSpread(
  { groups, rest }: PlacementPlan,
  { regionType, regionTypePlural }: RegionWords,
): string {
  if (rest.length === 0) return "";
  return groups.length === 0
    ? `No ${regionType} is empty.`
    : `All ${regionTypePlural} have photos now. ${pluralize(rest.length, "photo is", "photos are")} left.`;
}

/** Warns of photos that this browser has no room to keep. */
export function describeUnkept(count: number): string {
  const photos = pluralize(count, "photo", "photos");
  return `This browser can't keep ${photos} here. Place ${count === 1 ? "it" : "them"} before you close the page.`;
}
