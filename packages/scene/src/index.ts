export type { FindPixels, PhotoPixels } from "./canvas.ts";
export { type DisplayList, imagesOf, type SceneImage } from "./display-list.ts";
export { type Band, drawDisplayList } from "./draw-display-list.ts";
export { isOpeningShown, type MapStyle, mapScene } from "./map-scene.ts";
export { sheetScene } from "./sheet-scene.ts";
