export { findLayoutProblem } from "./check-layouts.ts";
export { toEncodable } from "./encodable-text.ts";
export { CUTTING_MARGIN_POINTS } from "./fit.ts";
export { listMapProblems, type MapProblem } from "./map-problems.ts";
export { listMissingServices, type MissingService } from "./missing-service.ts";
export type { PackedSheet } from "./pack-sheets.ts";
export { findPaper, type Paper } from "./paper.ts";
export {
  type BarePart,
  createFillEdit,
  findBarePart,
  findBlurriest,
  findBlurryTier,
} from "./photo-problems.ts";
export {
  type CustomerField,
  findCustomerProblems,
  normalizeCustomer,
  type PickupCustomer,
} from "./pickup/customer.ts";
export { formatPickupTime, isPickupLater, parsePickupTime } from "./pickup/pickup-time.ts";
export { findRetailProduct, listRetailPapers } from "./pickup/retail-product.ts";
export { placeNames } from "./place-names.ts";
export { inspectPrints, type PrintFinding } from "./preflight.ts";
export { getPrintFileName, getPrintFileNames, type PrintFormat } from "./print-file-name.ts";
export {
  bufferChoice,
  DEFAULT_PRINT_OPTIONS,
  optionsForService,
  type PrintOptions,
} from "./print-options.ts";
export { BUFFER_LAYERS, getPrintBox, getPrintLayer, type PieceOptions } from "./print-piece.ts";
export { findFittingMode, listPapers, type PrintPlan, planPrints } from "./print-plan.ts";
export { printQuality } from "./print-quality.ts";
export {
  listPrintServices,
  type PrintService,
  type PrintServiceId,
  sizeModesOf,
} from "./print-service.ts";
export { type PrintSettings, readPrintSettings, storePrintSettings } from "./print-settings.ts";
export {
  defaultQuantities,
  printableOpenings,
  type Quantities,
  setQuantity,
} from "./quantities.ts";
export { itemMatrix, type SheetItem, type SheetLayout, singleSheet } from "./sheet-layout.ts";
export {
  defaultPrintSize,
  defaultRetailSize,
  homePaperId,
  type PackingMode,
  type PrintSize,
  type SizeMode,
  sizeCardHeight,
  sizeCardsPerRow,
} from "./size-mode.ts";
export { stickerLayer, stickerShape } from "./sticker-shape.ts";
export { estimateTextSize } from "./text-size.ts";
export {
  findMapDpi,
  MAP_OVERLAP_POINTS,
  MAP_PAPER_IDS,
  MAX_MAP_SHEETS,
  type MapPaperId,
  type MapSheet,
  type MapTiling,
  tileMap,
} from "./tile-map.ts";
