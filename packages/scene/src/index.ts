export type { FindPixels, PhotoPixels } from "./canvas.ts";
export { type CuttingSheet, cuttingSheetScene } from "./cutting-sheet-scene.ts";
export { debugScene } from "./debug-scene.ts";
export {
  type DisplayList,
  type GroupOp,
  imagesOf,
  type Op,
  type Page,
  type RectOp,
  type SceneImage,
  type StrokeOp,
  type TextOp,
} from "./display-list.ts";
export { type Band, drawDisplayList } from "./draw-display-list.ts";
export { placeLabels } from "./labels/place-labels.ts";
export { mapScene } from "./map-scene.ts";
export { mapPages } from "./map-sheet-scene.ts";
export type { MapStyle } from "./map-style.ts";
export { messageScene } from "./message-scene.ts";
export { placeOps } from "./place-ops.ts";
export { rulerOps } from "./print-marks.ts";
export { closeUpScene } from "./product/close-up-scene.ts";
export type { HungProduct } from "./product/hung-product.ts";
export { outputDemonstrationScene } from "./product/output-demonstration-scene.ts";
export { type ProductLook, readProductLook } from "./product/product-look.ts";
export { productPrintScene } from "./product/product-print-scene.ts";
export { productScene } from "./product/product-scene.ts";
export { wallScene } from "./product/wall-scene.ts";
export { progressScene } from "./progress/progress-scene.ts";
export {
  allOpeningsScene,
  cutScene,
  filePreviewScene,
  openingPreviewScene,
} from "./render-type-scenes.ts";
export { shareCardScene } from "./share-card-scene.ts";
export { sheetNameOps } from "./sheet-names.ts";
export { sheetScene } from "./sheet-scene.ts";
export {
  findStickerContent,
  type OrderedProject,
} from "./sticker-sheets/sticker-content.ts";
export { stickerSheetScenes } from "./sticker-sheets/sticker-sheet-scene.ts";
export { wholeMapScene } from "./whole-map-scene.ts";
