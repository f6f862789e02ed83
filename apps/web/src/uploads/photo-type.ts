export type PhotoType = "image/bmp" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";

/** What is uploaded: the other types are converted. */
export type StoredType = Exclude<PhotoType, "image/bmp" | "image/heic">;

/** The first is what a converted photo gets; each of them is kept when the file already has it. */
const EXTENSIONS: Readonly<Record<PhotoType, readonly [string, ...string[]]>> = {
  "image/bmp": [".bmp", ".dib"],
  "image/jpeg": [".jpg", ".jpeg", ".jpe", ".jfif"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/heic": [".heic", ".heif", ".hif"],
};

const MIME_TYPES = new Set<string>([...Object.keys(EXTENSIONS), "image/heif", "image/x-ms-bmp"]);

/** For the system's picker; extensions because many systems know no MIME type for HEIC. */
export const ACCEPTED_PHOTOS = [...Object.keys(EXTENSIONS), "image/heif", ".heic", ".heif"].join(
  ",",
);

/** How many bytes of a file tell its type. */
export const HEAD_BYTES = 64;

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** By what the file says of itself: names and MIME types are often missing or wrong. */
export function recognizePhotoType(head: Uint8Array): PhotoType | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "image/webp";
  if (text.startsWith("BM")) return "image/bmp";
  return listBrands(head, text).some((brand) => HEIC_BRANDS.has(brand)) ? "image/heic" : undefined;
}

/** AVIF has the same container: the brands tell the two apart. */
function listBrands(head: Uint8Array, text: string): string[] {
  if (!text.startsWith("ftyp", 4) || head.length < 16) return [];
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), text.length);
  const compatible = text.slice(16, end).match(/.{4}/gs) ?? [];
  return [text.slice(8, 12), ...compatible];
}

export function isStoredType(type: PhotoType): type is StoredType {
  return type !== "image/bmp" && type !== "image/heic";
}

/** Whether name or MIME type promise a photo that can be taken. */
export function looksLikePhoto({ name, type }: Pick<File, "name" | "type">): boolean {
  if (MIME_TYPES.has(type)) return true;
  const extension = readExtension(name).toLowerCase();
  return Object.values(EXTENSIONS).some((known) => known.includes(extension));
}

/** The file's own ending where it fits the type, else the usual one. */
export function chooseExtension(name: string, type: StoredType): string {
  const extension = readExtension(name);
  const known = EXTENSIONS[type];
  return known.includes(extension.toLowerCase()) ? extension : known[0];
}

function readExtension(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0] ?? "";
}
