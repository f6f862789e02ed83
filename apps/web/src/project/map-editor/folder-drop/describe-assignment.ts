import type { AssignmentReason } from "@photomap/project";

/** Formats a count with its noun: 1 photo, 12 photos. */
export function pluralize(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}

/** Formats both counts: 487 photos in 31 states. */
export function describePhotosInRegions(
  photoCount: number,
  regionCount: number,
  { regionType, regionTypePlural }: { regionType: string; regionTypePlural: string },
): string {
  const photos = pluralize(photoCount, "photo", "photos");
  return `${photos} in ${pluralize(regionCount, regionType, regionTypePlural)}`;
}

export interface RegionNames {
  readonly getName: (openingId: string) => string;
  readonly regionType: string;
}

/** Why a photo is assigned to the region `place`, or to none, in one short sentence. */
export function describeAssignmentReason(
  reason: AssignmentReason,
  { getName, regionType }: RegionNames,
  place = "",
): string {
  switch (reason.kind) {
    case "INSIDE":
      return `Location: inside ${place}`;
    case "NEAREST":
      return `Location: ${describeDistance(reason.distanceKm)} from ${place}, the nearest ${regionType}`;
    case "NEIGHBOR":
      return `Taken ${describeMinutes(reason.minutes)} ${removeExtension(reason.name)} in ${place}`;
    case "MANUAL":
      return "You chose this place";
    case "EXCLUDED":
      return "You left it out";
    case "IN_PROJECT":
      return `Already in ${getName(reason.openingId)}`;
    case "DUPLICATE_FILE":
      return `The same file as ${reason.name}`;
    case "FULL":
      return `${getName(reason.openingId)} is full`;
    case "NOT_INCLUDED":
      return `${getName(reason.openingId)} is not included in this map`;
    case "OFF_MAP":
      return "Taken outside this map";
    case "NO_NEIGHBOR":
      return "No location, and no photo with one within 2 hours";
    case "UNKNOWN":
      return "No location and no date";
  }
}

function removeExtension(name = "a photo"): string {
  return name.replace(/\.\w+$/, "");
}

const KM_PER_MILE = 1.609344;

function describeDistance(km: number): string {
  const miles = km / KM_PER_MILE;
  return miles < 1 ? "less than 1 mile" : pluralize(Math.round(miles), "mile", "miles");
}

/** Negative minutes are before the other photo. */
function describeMinutes(minutes: number): string {
  if (minutes === 0) return "at the same time as";
  const total = Math.abs(minutes);
  const hours = Math.floor(total / 60);
  const parts = [hours > 0 ? `${hours} h` : "", total % 60 > 0 ? `${total % 60} min` : ""];
  return `${parts.filter(Boolean).join(" ")} ${minutes > 0 ? "after" : "before"}`;
}
