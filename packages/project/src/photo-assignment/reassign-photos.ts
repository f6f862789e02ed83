import type { Inputs } from "../project.ts";
import { countFreeSlots } from "./assign-photos.ts";
import type { PhotoAssignment } from "./assignable-photo.ts";

export type PhotoAssignments = readonly PhotoAssignment[];

/**
 * Counts the photos an opening can still take beside those of the project and the assigned ones.
 */
export function countUnassignedSlots(
  assignments: PhotoAssignments,
  inputs: Inputs,
  openingId: string,
): number {
  const assigned = assignments.filter((assignment) => assignment.openingId === openingId);
  return countFreeSlots(inputs, openingId) - assigned.length;
}

/** Moves photos to another opening; those beyond its capacity keep their assignment. */
export function reassignPhotos(
  assignments: PhotoAssignments,
  photoIds: readonly string[],
  openingId: string,
  inputs: Inputs,
): PhotoAssignments {
  const isSelected = (assignment: PhotoAssignment) =>
    photoIds.includes(assignment.photoId) && assignment.openingId !== openingId;
  const remaining = Math.max(0, countUnassignedSlots(assignments, inputs, openingId));
  const reassigned = new Set(assignments.filter(isSelected).slice(0, remaining));
  return assignments.map((assignment) =>
    reassigned.has(assignment)
      ? { photoId: assignment.photoId, openingId, reason: { kind: "MANUAL" } }
      : assignment,
  );
}

export function excludePhoto(assignments: PhotoAssignments, photoId: string): PhotoAssignments {
  return assignments.map((assignment) =>
    assignment.photoId === photoId ? { photoId, reason: { kind: "EXCLUDED" } } : assignment,
  );
}
