import { isOutputScale, OUTPUT_TYPES, type OutputOption, type OutputType } from "@photomap/design";

/** Initial values of a new project, encoded in the `ies` parameter of its URL. */
export interface NewProjectOptions {
  /** The background of the design, or the color of a mat. */
  readonly backgroundId?: string;
  readonly inputs?: Readonly<Record<string, OpeningOptions>>;
  readonly outputScale?: number;
  readonly outputType?: OutputType;
}

interface OpeningOptions {
  readonly enabled?: boolean;
  readonly background?: string;
}

/** Longer than any URL this app creates. */
const MAX_ENCODED_LENGTH = 64 * 1024;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

export function getNewProjectPath(designId: string, { type, scale, inputs }: OutputOption): string {
  const options: NewProjectOptions = {
    outputType: type,
    outputScale: scale,
    ...(inputs !== undefined && { inputs }),
  };
  return `/p/new/${designId}?ies=${encodeURIComponent(encodeOptions(options))}`;
}

/** Encodes options for a URL; they are validated when they are parsed. */
export function encodeOptions(
  options: NewProjectOptions | Readonly<Record<string, unknown>>,
): string {
  const bytes = new TextEncoder().encode(JSON.stringify(options));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Parses options from a URL, which is untrusted: invalid options count as none. */
export function parseOptions(encoded: string | null): NewProjectOptions {
  if (encoded === null || encoded.length > MAX_ENCODED_LENGTH) return {};
  try {
    return validateOptions(JSON.parse(decodeBase64(encoded), rejectForbiddenKeys)) ?? {};
  } catch {
    return {};
  }
}

/** Accepts base64url, and a plus sign that URL decoding turned into a space. */
function decodeBase64(encoded: string): string {
  const standard = encoded.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function rejectForbiddenKeys(key: string, value: unknown): unknown {
  if (FORBIDDEN_KEYS.has(key)) throw new SyntaxError(`The key ${key} is not allowed`);
  return value;
}

function validateOptions(value: unknown): NewProjectOptions | undefined {
  if (!isRecord(value)) return undefined;
  const { backgroundId, inputs, outputScale, outputType } = value;
  if (backgroundId !== undefined && !isBackgroundId(backgroundId)) return undefined;
  if (inputs !== undefined && !isInputs(inputs)) return undefined;
  if (outputScale !== undefined && !isScale(outputScale)) return undefined;
  if (outputType !== undefined && !isOutputType(outputType)) return undefined;
  return {
    ...(backgroundId !== undefined && { backgroundId }),
    ...(inputs !== undefined && { inputs: pickInputs(inputs) }),
    ...(outputScale !== undefined && { outputScale }),
    ...(outputType !== undefined && { outputType }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBackgroundId(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,100}$/.test(value);
}

function isScale(value: unknown): value is number {
  return typeof value === "number" && isOutputScale(value);
}

function isOutputType(value: unknown): value is OutputType {
  return OUTPUT_TYPES.some((type) => type === value);
}

function isInputs(value: unknown): value is Record<string, OpeningOptions> {
  return isRecord(value) && Object.values(value).every(isOpeningOptions);
}

function isOpeningOptions(value: unknown): value is OpeningOptions {
  if (!isRecord(value)) return false;
  const { enabled, background } = value;
  const isColor = typeof background === "string" && /^#[0-9a-f]{6}$/i.test(background);
  return (
    (enabled === undefined || typeof enabled === "boolean") && (background === undefined || isColor)
  );
}

/** Copies the allowed properties only; photos in particular are dropped. */
function pickInputs(inputs: Record<string, OpeningOptions>): Record<string, OpeningOptions> {
  const picked = Object.entries(inputs).map(([id, { enabled, background }]) => [
    id,
    { ...(enabled !== undefined && { enabled }), ...(background !== undefined && { background }) },
  ]);
  return Object.fromEntries(picked);
}
