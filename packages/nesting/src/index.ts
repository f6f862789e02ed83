export type { LayoutProblem } from "./layout-problem.ts";
export {
  type NestGroup,
  type NestResult,
  nestOrders,
  type StickerLayout,
  type StickerOrder,
} from "./nest-orders.ts";
export { BAND_HEIGHT, placementMatrix, SHEET_GEOMETRY, type StickerSheet } from "./sheet.ts";
