import type { LocatedOpening } from "@photomap/design";

/** The opening a photo's GPS position falls in, or OFF_MAP. */
export type MapLocation =
  | { readonly kind: "ON_MAP"; readonly openingId: string; readonly distanceKm: number }
  | { readonly kind: "OFF_MAP" };

export interface AssignablePhoto {
  readonly id: string;
  /** File name. */
  readonly name: string;
  /** Hash of the file, in hexadecimal. */
  readonly sha256: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly timeTakenExif?: string;
  /** Missing without a GPS position. */
  readonly location?: MapLocation;
}

export type AssignmentReason =
  | { readonly kind: "INSIDE" }
  /** Outside every region; this one is the nearest. */
  | { readonly kind: "NEAREST"; readonly distanceKm: number }
  /** Minutes after (negative: before) another photo; `name` is missing for one of the project. */
  | { readonly kind: "NEIGHBOR"; readonly minutes: number; readonly name?: string }
  | { readonly kind: "MANUAL" }
  | { readonly kind: "EXCLUDED" }
  | { readonly kind: "IN_PROJECT"; readonly openingId: string }
  /** Same file as another of the photos, named by `name`. */
  | { readonly kind: "DUPLICATE_FILE"; readonly name: string }
  | { readonly kind: "FULL"; readonly openingId: string }
  | { readonly kind: "NOT_INCLUDED"; readonly openingId: string }
  | { readonly kind: "OFF_MAP" }
  /** Has a time, but no located photo was taken within two hours of it. */
  | { readonly kind: "NO_NEIGHBOR" }
  | { readonly kind: "UNKNOWN" };

export interface PhotoAssignment {
  readonly photoId: string;
  readonly openingId?: string;
  readonly reason: AssignmentReason;
}

export function toMapLocation(located: LocatedOpening | undefined): MapLocation {
  if (located === undefined) return { kind: "OFF_MAP" };
  const { opening, distanceKm } = located;
  return { kind: "ON_MAP", openingId: opening.id, distanceKm };
}

/** Milliseconds of the camera's local time, without a time zone: only differences are meaningful. */
export function parseLocalTimeMs(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const ms = Date.parse(`${time}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** By time taken, photos without one last; ties by name and id, so input order does not matter. */
export function compareByTimeTaken(a: AssignablePhoto, b: AssignablePhoto): number {
  const timeA = parseLocalTimeMs(a.timeTakenExif) ?? Infinity;
  const timeB = parseLocalTimeMs(b.timeTakenExif) ?? Infinity;
  if (timeA !== timeB) return timeA < timeB ? -1 : 1;
  return compareText(a.name, b.name) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
