export { PhotoDecodeError } from "./photo-decode-error.ts";
export { renderMap } from "./render-map.ts";
export { renderPreview } from "./render-preview.ts";
export { renderSheet } from "./render-sheet.ts";
export { resizePhoto } from "./resize-photo.ts";
