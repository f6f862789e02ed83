export { findPaper, PAPERS, type Paper } from "./paper.ts";
export { printFileName } from "./print-file-name.ts";
export { DEFAULT_PRINT_OPTIONS, type PrintOptions } from "./print-options.ts";
export { printBox, printLayer } from "./print-piece.ts";
export { isQualityShown, printQuality } from "./print-quality.ts";
export { type SheetItem, type SheetLayout, singleSheet } from "./sheet-layout.ts";
