export { PhotoDecodeError } from "./photo-decode-error.ts";
export { renderSheet, type SheetRequest } from "./render-sheet.ts";
export type { OpenPhoto } from "./steps/decode.ts";
