import type { Inputs } from "../project.ts";
import { countFreeSlots } from "./assign-photos.ts";
import type { PhotoAssignment } from "./assignable-photo.ts";

export type PhotoAssignments = readonly PhotoAssignment[];

/** How many more photos an opening takes once these are placed. */
export function countRemainingSlots(
  assignments: PhotoAssignments,
  inputs: Inputs,
  openingId: string,
): number {
  const taken = assignments.filter((assignment) => assignment.openingId === openingId).length;
  return countFreeSlots(inputs, openingId) - taken;
}

/** As the person wants it; photos for which the opening has no room stay where they are. */
export function reassignPhotos(
  assignments: PhotoAssignments,
  photoIds: readonly string[],
  openingId: string,
  inputs: Inputs,
): PhotoAssignments {
  const isMoved = (assignment: PhotoAssignment) =>
    photoIds.includes(assignment.photoId) && assignment.openingId !== openingId;
  const room = Math.max(0, countRemainingSlots(assignments, inputs, openingId));
  const moved = new Set(assignments.filter(isMoved).slice(0, room));
  return assignments.map((assignment) =>
    moved.has(assignment)
      ? { photoId: assignment.photoId, openingId, reason: { kind: "MANUAL" } }
      : assignment,
  );
}

export function excludePhoto(assignments: PhotoAssignments, photoId: string): PhotoAssignments {
  return assignments.map((assignment) =>
    assignment.photoId === photoId ? { photoId, reason: { kind: "EXCLUDED" } } : assignment,
  );
}
