export {
  type BackgroundChoice,
  findBackground,
  listBackgrounds,
  resolveBackground,
} from "./background.ts";
export { BUSINESS_IDS, type BusinessId, isBusinessId } from "./business.ts";
export { deriveLayers, layerOfShape } from "./derive-layers.ts";
export type {
  BackgroundOption,
  Design,
  DesignSummary,
  Feature,
  Graphic,
  Layer,
  Layers,
  Opening,
  OutputOption,
} from "./design.ts";
export { createDesignEntry, type DesignEntry } from "./design-entry.ts";
export { type DesignGroup, groupDesigns } from "./design-group.ts";
export { encodeLine } from "./encoded-line.ts";
export { formatSides, formatSize } from "./format-size.ts";
export {
  findOpeningAt,
  findRegionAt,
  type LocatedOpening,
  type Lookup,
  openLookup,
  type Place,
  type StoredLookup,
} from "./lookup.ts";
export { countsTowardTotal, findOpening, openingsOf } from "./openings.ts";
export { findOutputOption, resolveOutputOption } from "./output-option.ts";
export { OUTPUT_TYPES, type OutputType, outputTypeName } from "./output-type.ts";
export { createDesignSearch } from "./search-designs.ts";
export { validateDesign } from "./validate-design.ts";
