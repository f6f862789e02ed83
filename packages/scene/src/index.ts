export type { FindPixels, PhotoPixels } from "./canvas.ts";
export { type DisplayList, imagesOf, type SceneImage } from "./display-list.ts";
export { type Band, drawDisplayList } from "./draw-display-list.ts";
export { type MapSceneOptions, mapScene } from "./map-scene.ts";
export type { MapStyle } from "./map-style.ts";
export { sheetScene } from "./sheet-scene.ts";
