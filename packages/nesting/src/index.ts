export type { LayoutProblem } from "./layout-problem.ts";
export { type NestedSheets, nestStickers } from "./nest-stickers.ts";
export {
  BAND_HEIGHT,
  measurePaper,
  placementMatrix,
  SHEET_GEOMETRY,
  type Sticker,
  type StickerPlacement,
  type StickerSheet,
} from "./sheet.ts";
