export { can, type ViewerPolicy, viewerPolicy } from "./access.ts";
export type { ProjectContent, ProjectDetails } from "./content.ts";
export type { Edit } from "./edit.ts";
export { applyEntry, type JournalEntry, type JournalState, startJournal } from "./journal.ts";
export { changedDetails, changedInputs, mergeContent } from "./merge.ts";
export { photoEdge, photoPath } from "./photo-address.ts";
export { type PhotoPlacement, photoMatrix } from "./photo-matrix.ts";
export { defaultPlacement } from "./placement.ts";
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
