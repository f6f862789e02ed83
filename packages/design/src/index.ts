export {
  type BackgroundChoice,
  findBackground,
  listBackgrounds,
  resolveBackground,
} from "./background.ts";
export { createLayer, deriveLayers } from "./derive-layers.ts";
export {
  type BackgroundOption,
  BRAND_IDS,
  BRAND_NAMES,
  type BrandId,
  countsTowardTotal,
  type Design,
  type DesignSummary,
  type Feature,
  findOpening,
  type Graphic,
  isBrandId,
  type Layer,
  type Layers,
  type Opening,
  OUTPUT_TYPES,
  type OutputOption,
  type OutputType,
  openingsOf,
} from "./design.ts";
export { createDesignEntry, type DesignEntry } from "./design-entry.ts";
export { type DesignGroup, findMainDesign, groupDesigns } from "./design-group.ts";
export { encodeLine } from "./encoded-line.ts";
export { formatMapSize, formatSides, formatSize, isSmallMap } from "./format-size.ts";
export {
  GRAPHIC_WIDTHS_PX,
  getGraphicKey,
  isGraphicKey,
  MAX_GRAPHIC_WIDTH_PX,
} from "./graphic-width.ts";
export { findMapFamily, getPlaceName, MAP_FAMILIES, type MapFamily } from "./map-family.ts";
export {
  findOutputOption,
  isOutputScale,
  outputTypeName,
  resolveOutputOption,
} from "./output-option.ts";
export {
  findOpeningAtPlace,
  type LocatedOpening,
  type Lookup,
  openLookup,
  type Place,
  type StoredLookup,
} from "./region-lookup.ts";
export { listRegionSizes, type RegionSize } from "./region-sizes.ts";
export { findRelatedMaps } from "./related-maps.ts";
export { findZipCode, getZipDigit } from "./search/find-zip-code.ts";
export { splitWords } from "./search/fold-text.ts";
export type { FoundPlace } from "./search/found-place.ts";
export {
  createDesignSearch,
  type DesignMatch,
  type DesignSearchResult,
} from "./search/search-designs.ts";
export { createPlaceSearch, type FindPlaces, type PlaceSearch } from "./search/search-places.ts";
export {
  FIRST_COUNTY_CHARACTER,
  type StoredCity,
  type StoredPlaces,
  type StoredRegion,
  type StoredZipCodes,
  type StoredZipPrefix,
} from "./search/stored-places.ts";
export { suggestNames } from "./search/suggest-names.ts";
export {
  getStickerSizeClass,
  listStickerSizes,
  STICKER_HALF_TOKENS,
  STICKER_SIZE_CLASSES,
  type StickerSize,
  type StickerSizeClass,
} from "./sticker-size.ts";
export type { StoredBox, StoredStateMap } from "./stored-state-map.ts";
export { validateDesign } from "./validate-design.ts";
