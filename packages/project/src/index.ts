export { can, type ViewerPolicy, viewerPolicy } from "./access.ts";
export { applyEdit, type Edit } from "./edit.ts";
export { mergeInputs } from "./merge.ts";
export { photoPath } from "./photo-address.ts";
export { photoMatrix } from "./photo-matrix.ts";
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
