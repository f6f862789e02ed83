import type { LocatedOpening } from "@photomap/design";

/** The opening a photo's GPS position falls in, or OFF_MAP. */
export type GpsMatch =
  | { readonly kind: "ON_MAP"; readonly openingId: string; readonly distanceKm: number }
  | { readonly kind: "OFF_MAP" };

export interface AssignablePhoto {
  readonly id: string;
  /** The file name. */
  readonly name: string;
  /** The SHA-256 hash of the file, in hexadecimal. */
  readonly sha256: string;
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  readonly timeTakenExif?: string;
  /** The opening at the photo's GPS position; missing without a position. */
  readonly location?: GpsMatch;
}

export type AssignmentReason =
  | { readonly kind: "INSIDE" }
  /** The photo is outside every region; this one is the nearest. */
  | { readonly kind: "NEAREST"; readonly distanceKm: number }
  /**
   * Minutes after (negative: before) another photo; `name` is missing for a photo of the project.
   */
  | { readonly kind: "NEIGHBOR"; readonly minutes: number; readonly name?: string }
  | { readonly kind: "MANUAL" }
  | { readonly kind: "EXCLUDED" }
  | { readonly kind: "IN_PROJECT"; readonly openingId: string }
  /** The photo is the same file as another one, given by `name`. */
  | { readonly kind: "DUPLICATE_FILE"; readonly name: string }
  | { readonly kind: "FULL"; readonly openingId: string }
  | { readonly kind: "NOT_INCLUDED"; readonly openingId: string }
  | { readonly kind: "OFF_MAP" }
  /** The photo has a time, but no located photo was taken within two hours of it. */
  | { readonly kind: "NO_NEIGHBOR" }
  | { readonly kind: "UNKNOWN" };

export interface PhotoAssignment {
  readonly photoId: string;
  readonly openingId?: string;
  readonly reason: AssignmentReason;
}

export function toGpsMatch(located: LocatedOpening | undefined): GpsMatch {
  if (located === undefined) return { kind: "OFF_MAP" };
  const { opening, distanceKm } = located;
  return { kind: "ON_MAP", openingId: opening.id, distanceKm };
}

/**
 * Parses the camera's local time to milliseconds without a time zone: only differences are
 * meaningful.
 */
export function parseLocalTimeMs(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const ms = Date.parse(`${time}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Compares by time taken, photos without one last; ties by name and id, so input order doesn't
 * matter.
 */
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
