export type { Block, Blocks, Picture, PictureSource } from "./blocks.ts";
export {
  type ContactCategory,
  type ContactField,
  type ContactQuestion,
  type Content,
  findQuestion,
  type HelpSearchResult,
  LEGAL_SLUGS,
  type LegalDocument,
  type LegalSlug,
  type Page,
  type Post,
} from "./content.ts";
export {
  findPlace,
  listPages,
  listVisible,
  type NavigationItem,
  type NavigationPlace,
} from "./navigation.ts";
export { savePictures } from "./pictures/save-pictures.ts";
export { PICTURES_PATH } from "./pictures.ts";
export { type ContentBrand, PICTURES_FOLDER, readContent } from "./read-content.ts";
