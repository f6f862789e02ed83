import type { LocatedOpening } from "@photomap/design";

/** Where a photo was taken, as far as one map is concerned. */
export type MapLocation =
  | { readonly kind: "ON_MAP"; readonly openingId: string; readonly distanceKm: number }
  | { readonly kind: "OFF_MAP" };

/** A photo that looks for its opening. */
export interface AssignablePhoto {
  readonly id: string;
  /** Of its file, as the person knows it. */
  readonly name: string;
  /** Of its file, in hexadecimal. */
  readonly sha256: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly timeTakenExif?: string;
  /** Missing when the photo does not say where it was taken. */
  readonly location?: MapLocation;
}

/** Why a photo goes where it goes, or nowhere. */
export type AssignmentReason =
  | { readonly kind: "INSIDE" }
  /** Taken beyond the border of the region, where no other is nearer. */
  | { readonly kind: "NEAREST"; readonly distanceKm: number }
  /** Taken so long after (or, below 0, before) another; one of the project has no name. */
  | { readonly kind: "NEIGHBOR"; readonly minutes: number; readonly name?: string }
  | { readonly kind: "MANUAL" }
  | { readonly kind: "EXCLUDED" }
  | { readonly kind: "IN_PROJECT"; readonly openingId: string }
  /** The same file comes twice. */
  | { readonly kind: "DUPLICATE_FILE"; readonly name: string }
  | { readonly kind: "FULL"; readonly openingId: string }
  | { readonly kind: "NOT_INCLUDED"; readonly openingId: string }
  | { readonly kind: "OFF_MAP" }
  /** It has a time, and no photo with a place was taken near it. */
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

/** Milliseconds on the camera's own clock: only differences mean something. */
export function readWallClock(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const ms = Date.parse(`${time}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** By the time they were taken, those without one at the end; never by the order they came in. */
export function compareByTimeTaken(a: AssignablePhoto, b: AssignablePhoto): number {
  const [timeA, timeB] = [a, b].map(
    ({ timeTakenExif }) => readWallClock(timeTakenExif) ?? Infinity,
  );
  if (timeA !== timeB) return (timeA ?? 0) < (timeB ?? 0) ? -1 : 1;
  return compareText(a.name, b.name) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
