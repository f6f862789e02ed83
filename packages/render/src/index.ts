export { ingestPhoto } from "./ingest-photo.ts";
export { PhotoDecodeError } from "./photo-decode-error.ts";
export { renderCuttingSvg } from "./render-cutting-svg.ts";
export { renderMap } from "./render-map.ts";
export { renderPdf } from "./render-pdf.ts";
export { renderPng } from "./render-png.ts";
export { renderPreview } from "./render-preview.ts";
export { renderSheet } from "./render-sheet.ts";
export { type PictureFormat, resizePhoto } from "./resize-photo.ts";
