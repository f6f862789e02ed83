import type { AssignmentReason } from "@photomap/project";

/** What the sentences speak of. */
export interface ReasonWords {
  /** Of the opening the photo is placed in. */
  readonly place?: string | undefined;
  readonly nameOf: (openingId: string) => string;
  readonly regionType: string;
}

/** Why a photo is where it is, in one short sentence. */
export function describeReason(
  reason: AssignmentReason,
  { place = "", nameOf, regionType }: ReasonWords,
): string {
  switch (reason.kind) {
    case "INSIDE":
      return `GPS: inside ${place}`;
    case "NEAREST":
      return `GPS: ${describeKm(reason.distanceKm)} from ${place}, the nearest ${regionType}`;
    case "NEIGHBOR":
      return `Taken ${describeMinutes(reason.minutes)} ${nameWithoutEnding(reason.name)} in ${place}`;
    case "MANUAL":
      return "You chose this place";
    case "EXCLUDED":
      return "You left it out";
    case "IN_PROJECT":
      return `Already in ${nameOf(reason.openingId)}`;
    case "DUPLICATE_FILE":
      return `The same file as ${reason.name}`;
    case "FULL":
      return `${nameOf(reason.openingId)} has no room left`;
    case "NOT_INCLUDED":
      return `${nameOf(reason.openingId)} is not included in this map`;
    case "OFF_MAP":
      return "Taken outside this map";
    case "NO_NEIGHBOR":
      return "No GPS, and no photo with a place within 2 hours";
    case "UNKNOWN":
      return "No GPS and no date";
  }
}

function nameWithoutEnding(name = "a photo"): string {
  return name.replace(/\.\w+$/, "");
}

function describeKm(km: number): string {
  return km < 1 ? "less than 1 km" : `${Math.round(km)} km`;
}

function describeMinutes(minutes: number): string {
  if (minutes === 0) return "at the time of";
  const length = Math.abs(minutes);
  const hours = Math.floor(length / 60);
  const words = [hours > 0 ? `${hours} h` : "", length % 60 > 0 ? `${length % 60} min` : ""];
  return `${words.filter(Boolean).join(" ")} ${minutes > 0 ? "after" : "before"}`;
}
