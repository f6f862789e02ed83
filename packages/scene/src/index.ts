export {
  type Canvas2D,
  type FindPixels,
  type PhotoPixels,
  WHOLE_PHOTO,
  wholePhotos,
} from "./canvas.ts";
export {
  type DisplayList,
  type GroupOp,
  imagesOf,
  type Op,
  type PlacedPath,
  type RectOp,
  type SceneImage,
  type StrokeOp,
  type TextOp,
} from "./display-list.ts";
export { type Band, type DrawOptions, drawDisplayList } from "./draw-display-list.ts";
export {
  DEFAULT_MAP_STYLE,
  type MapSceneOptions,
  type MapStyle,
  mapScene,
} from "./map-scene.ts";
export { sheetScene } from "./sheet-scene.ts";
