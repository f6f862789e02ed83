export {
  type NestGroup,
  nestOrders,
  type StickerLayout,
  type StickerOrder,
} from "./nest-orders.ts";
export { BAND_HEIGHT, placementMatrix, SHEET_GEOMETRY, type StickerSheet } from "./sheet.ts";
