export {
  can,
  decideViewerPolicy,
  FILE_ACCESSES,
  GRANT_ROLES,
  type Grant,
  getVisibility,
  isOwner,
  listAccesses,
  listWiderPolicies,
  type ProjectAction,
  VISIBILITIES,
  type ViewerPolicy,
} from "./access.ts";
export { cleanText, MAX_QUERY_LENGTH } from "./clean-text.ts";
export { findGap, growToCover, isHidden, isOutside, parseOutline } from "./coverage.ts";
export { createOpeningImage } from "./create-opening-image.ts";
export { type Edit, listSuggestionChanges, type SetSuggestionStatus } from "./edit.ts";
export { isEmailAddress, normalizeEmail } from "./email-address.ts";
export { createCopyName, findFreeName } from "./free-name.ts";
export {
  type FoundImage,
  findImage,
  isIncluded,
  removeInputLocations,
  removePrivateDetails,
} from "./inputs.ts";
export { applyEntry, type JournalEntry, type JournalState, startJournal } from "./journal.ts";
export {
  findChangedDetails,
  findChangedInputs,
  findCommonBase,
  mergeServerContent,
  takeTheirs,
} from "./merge.ts";
export { assignPhotos } from "./photo-assignment/assign-photos.ts";
export {
  type AssignablePhoto,
  type AssignmentReason,
  type GpsMatch,
  type PhotoAssignment,
  toGpsMatch,
} from "./photo-assignment/assignable-photo.ts";
export {
  type PlacementPlan,
  planOneOpening,
  planSpread,
} from "./photo-assignment/place-by-hand.ts";
export {
  countUnassignedSlots,
  excludePhoto,
  type PhotoAssignments,
  reassignPhotos,
} from "./photo-assignment/reassign-photos.ts";
export {
  BUNDLE_MAP_EDGES_PX,
  type BundlePhoto,
  decodePhotoBundle,
  type EncodedBundlePhoto,
  encodePhotoBundle,
  getSharpEdge,
  listBundlePhotos,
} from "./photo-bundle.ts";
export {
  createAddPhotosEdit,
  createPlaceEdits,
  type OpeningPhotos,
} from "./photo-layout/create-add-photos-edit.ts";
export { findPhotoLayout } from "./photo-layout/find-photo-layout.ts";
export type { PhotoLayoutName } from "./photo-layout/layout-tree.ts";
export { arrangePhotos, listPhotoLayouts, type PhotoLayout } from "./photo-layout/photo-layout.ts";
export { parseExifTime, parseGpsPosition } from "./photo-metadata.ts";
export {
  getPhotoPath,
  MAX_PHOTO_RETRIES,
  PHOTO_INDICATOR_DELAY_MS,
  photoRetryDelayMs,
  roundUpPhotoEdge,
} from "./photo-request.ts";
export {
  defaultPlacement,
  getPixelSize,
  getPrintArea,
  getPrintOutline,
  getScaleLimits,
  isWithinSizeLimits,
  type PhotoPlacement,
  photoMatrix,
  pickPlacement,
} from "./placement.ts";
export { dragPlacement, pinchPlacement, rotatePlacement } from "./placement-gestures.ts";
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
export {
  countProgress,
  getOpeningStatuses,
  type OpeningStatus,
  type Progress,
} from "./progress.ts";
export {
  ACCESS_POLICIES,
  type AccessPolicy,
  type Inputs,
  MAX_IMAGES_PER_OPENING,
  MAX_NAME_LENGTH,
  type OpeningImage,
  type OpeningInput,
  type ProjectContent,
} from "./project.ts";
export { createOutline, OUTLINE_EDGE } from "./region-outline.ts";
export {
  createSharedMap,
  type EmptyRegion,
  type SharedMap,
  type SharedRegion,
} from "./shared-map.ts";
export {
  type Collaboration,
  type Collaborator,
  listCollaborators,
  summarizeCollaboration,
} from "./suggestions/collaborators.ts";
export { createAcceptAllEdit } from "./suggestions/create-accept-all-edit.ts";
export { createAcceptEdit } from "./suggestions/create-accept-edit.ts";
export {
  type AcceptStrategy,
  getInclusionStatus,
  getPhotoFileName,
  listAcceptStrategies,
} from "./suggestions/inclusion.ts";
export {
  MAX_NOTE_LENGTH,
  MAX_SUGGESTER_NAME_LENGTH,
  SUGGESTION_STATUSES,
  SUGGESTION_TRANSITIONS,
  type SuggestedInput,
  type Suggestion,
  type SuggestionStatus,
  sortOwnSuggestions,
  sortSuggestions,
} from "./suggestions/suggestion.ts";
export {
  createDatesEdit,
  type EnteredDates,
  listTimeline,
  type TimelineEntry,
  type TimelineYear,
} from "./timeline/list-timeline.ts";
export {
  countDaysInMonth,
  findFirstPhotoDay,
  formatPhotoDate,
  getDateAccuracy,
  getPhotoDate,
  type PhotoDate,
  parsePhotoDate,
  serializePhotoDate,
} from "./timeline/photo-date.ts";
export { createTraceparent } from "./traceparent.ts";
export { transferInputs } from "./transfer-inputs.ts";
