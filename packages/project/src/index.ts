export {
  can,
  PROJECT_ACTIONS,
  type ProjectAction,
  type ViewerPolicy,
  viewerPolicy,
} from "./access.ts";
export { type Applied, applyEdit, type Edit } from "./edit.ts";
export { type Merged, mergeInputs } from "./merge.ts";
export { type PhotoSource, photoPath } from "./photo-address.ts";
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
  type Project,
} from "./project.ts";
