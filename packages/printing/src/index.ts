export { type Fit, fitOnSheet, PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
export { fullSizePaper } from "./full-size-paper.ts";
export { findPaper, type Orientation, PAPERS, type Paper } from "./paper.ts";
export { type PrintFormat, printFileName } from "./print-file-name.ts";
export { DEFAULT_PRINT_OPTIONS, type PrintOptions } from "./print-options.ts";
export { printBox, printLayer } from "./print-piece.ts";
export {
  isQualityShown,
  type PrintQuality,
  printDpi,
  printQuality,
  QUALITY_TIERS,
  type QualityLevel,
  type QualityTier,
  qualityTier,
} from "./print-quality.ts";
export { type SheetItem, type SheetLayout, singleSheet, singleSheets } from "./sheet-layout.ts";
