export { can, isOwner, type ViewerPolicy, viewerPolicy } from "./access.ts";
export { parseCameraPlace, parseCameraTime } from "./camera-facts.ts";
export type { ProjectContent } from "./content.ts";
export { createOpeningImage } from "./create-opening-image.ts";
export type { Edit } from "./edit.ts";
export { type FoundImage, findImage } from "./find-image.ts";
export { hidePlaces } from "./hide-places.ts";
export { isIncluded } from "./included.ts";
export { applyEntry, type JournalEntry, type JournalState, startJournal } from "./journal.ts";
export { changedDetails, changedInputs } from "./merge.ts";
export { photoEdge, photoPath } from "./photo-address.ts";
export { arrangePhotos } from "./photo-assignment/arrange-photos.ts";
export { assignPhotos } from "./photo-assignment/assign-photos.ts";
export {
  type AssignablePhoto,
  type AssignmentReason,
  type MapLocation,
  type PhotoAssignment,
  toMapLocation,
} from "./photo-assignment/assignable-photo.ts";
export {
  createAddPhotosEdit,
  type OpeningPhotos,
} from "./photo-assignment/create-add-photos-edit.ts";
export {
  countRemainingSlots,
  excludePhoto,
  type PhotoAssignments,
  reassignPhotos,
} from "./photo-assignment/reassign-photos.ts";
export { firstPhotoDay } from "./photo-day.ts";
export { type PhotoPlacement, photoMatrix } from "./photo-matrix.ts";
export { PHOTO_RETRIES, PHOTO_SLOW_MS, photoRetryDelayMs } from "./photo-patience.ts";
export { defaultPlacement } from "./placement.ts";
export { dragPlacement, pinchPlacement, turnPlacement } from "./placement-gestures.ts";
export { factorLimits, printAreaOf } from "./placement-limits.ts";
export { type Handle, resizePlacement } from "./placement-resize.ts";
export type { Guide, Snapped } from "./placement-snap.ts";
export {
  type Direction,
  moveStep,
  normalizeRotation,
  rotateStep,
  scalePlacement,
  scaleStep,
} from "./placement-steps.ts";
export { countProgress, type OpeningFacts, openingFacts, type Progress } from "./progress.ts";
export {
  ACCESS_POLICIES,
  type AccessPolicy,
  type Inputs,
  MAX_IMAGE_SCALE,
  MAX_IMAGES_PER_OPENING,
  MAX_NAME_LENGTH,
  MIN_IMAGE_SCALE,
  type OpeningImage,
  type OpeningInput,
} from "./project.ts";
export { agreedContent, receiveContent, takeTheirs } from "./receive.ts";
