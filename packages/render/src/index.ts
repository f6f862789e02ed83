export { PhotoDecodeError } from "./photo-decode-error.ts";
export { type PreviewRequest, renderPreview } from "./render-preview.ts";
export { renderSheet, type SheetRequest } from "./render-sheet.ts";
export { resizePhoto } from "./resize-photo.ts";
export type { OpenPhoto } from "./steps/decode.ts";
