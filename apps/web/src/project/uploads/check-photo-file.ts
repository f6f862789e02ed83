import { formatMessage, uploadMessages } from "@photomap/messages";
import { cleanText } from "@photomap/project";

export type PhotoType = "image/bmp" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";

/** Types that are uploaded as they are; BMP and HEIC are converted. */
export type UploadType = Exclude<PhotoType, "image/bmp" | "image/heic">;

export interface PhotoRefusal {
  readonly kind: "refused";
  readonly reason: "tooLarge" | "wrongType" | "unreadable";
  readonly name: string;
  /** User-visible text. */
  readonly message: string;
}

/** Files of this size and above are refused. */
export const MAX_PHOTO_FILE_BYTES = 20_971_520;

/** Enough of a file to recognize its type. */
export const HEAD_BYTES = 64;

/** The first extension is given to converted photos; a file with any of them keeps its own. */
const EXTENSIONS: Readonly<Record<PhotoType, readonly [string, ...string[]]>> = {
  "image/bmp": [".bmp", ".dib"],
  "image/jpeg": [".jpg", ".jpeg", ".jpe", ".jfif"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/heic": [".heic", ".heif", ".hif"],
};

const MIME_TYPES = new Set<string>([...Object.keys(EXTENSIONS), "image/heif", "image/x-ms-bmp"]);

/**
 * The types for the file picker, with extensions because many systems have no MIME type for HEIC.
 */
export const ACCEPTED_PHOTO_TYPES = [
  ...Object.keys(EXTENSIONS),
  "image/heif",
  ".heic",
  ".heif",
].join(",");

/** The photo type by the first bytes, or the reason for a refusal. */
export function checkPhotoFile(
  file: Pick<File, "name" | "size" | "type">,
  head: Uint8Array,
): PhotoType | PhotoRefusal {
  if (file.size >= MAX_PHOTO_FILE_BYTES) {
    return refuse(file, "tooLarge", formatMessage(uploadMessages.tooLarge));
  }
  const type = recognizePhotoType(head);
  if (type !== undefined) return type;
  if (looksLikePhoto(file)) return createUnreadableRefusal(file);
  return refuse(file, "wrongType", formatMessage(uploadMessages.wrongType));
}

export function createUnreadableRefusal(file: Pick<File, "name">): PhotoRefusal {
  const name = cleanFileName(file.name);
  return refuse(file, "unreadable", formatMessage(uploadMessages.unreadable, { name }));
}

function refuse(
  { name }: Pick<File, "name">,
  reason: PhotoRefusal["reason"],
  message: string,
): PhotoRefusal {
  return { kind: "refused", reason, name: cleanFileName(name), message };
}

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** Recognizes a photo by its content: names and MIME types are often missing or wrong. */
function recognizePhotoType(head: Uint8Array): PhotoType | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "image/webp";
  if (text.startsWith("BM")) return "image/bmp";
  return listBrands(head, text).some((brand) => HEIC_BRANDS.has(brand)) ? "image/heic" : undefined;
}

/** AVIF uses the same container as HEIC; only the brands differ. */
function listBrands(head: Uint8Array, text: string): string[] {
  if (!text.startsWith("ftyp", 4) || head.length < 16) return [];
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), text.length);
  const compatible = text.slice(16, end).match(/.{4}/gs) ?? [];
  return [text.slice(8, 12), ...compatible];
}

export function isUploadType(type: PhotoType): type is UploadType {
  return type !== "image/bmp" && type !== "image/heic";
}

/** Whether the MIME type or the extension is that of a photo; does not read the file. */
export function looksLikePhoto({ name, type }: Pick<File, "name" | "type">): boolean {
  if (MIME_TYPES.has(type)) return true;
  const extension = readExtension(name).toLowerCase();
  return Object.values(EXTENSIONS).some((known) => known.includes(extension));
}

const HIDDEN = /^(\.|__MACOSX$|@eaDir$)/;

/** Whether a system created the file beside photos: ._IMG_1.jpg, .thumbnails, __MACOSX, @eaDir. */
export function isSystemFilePath(path: string): boolean {
  return path.split("/").some((name) => HIDDEN.test(name));
}

/** The file's own extension where it fits the type. */
export function chooseExtension(name: string, type: UploadType): string {
  const extension = readExtension(name);
  const known = EXTENSIONS[type];
  return known.includes(extension.toLowerCase()) ? extension : known[0];
}

/** The name as it is shown: without path parts, control characters and direction marks. */
export function cleanFileName(name: string): string {
  return cleanText(name.replace(/^.*[/\\]/s, ""));
}

function readExtension(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0] ?? "";
}
