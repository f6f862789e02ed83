import { OUTPUT_TYPES, type OutputOption, type OutputType } from "@photomap/design";

/** What a new project starts with beside its design, as an address carries it. */
export interface NewProjectOptions {
  readonly inputs?: Readonly<Record<string, OpeningStart>>;
  readonly outputScale?: number;
  readonly outputType?: OutputType;
}

interface OpeningStart {
  readonly enabled?: boolean;
  readonly background?: string;
}

/** Longer than any address of ours; more is nobody's project. */
const MAX_ENCODED_LENGTH = 64 * 1024;
const MAX_SCALE = 100;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

export function newProjectPath(designId: string, { type, scale, inputs }: OutputOption): string {
  const options: NewProjectOptions = {
    outputType: type,
    outputScale: scale,
    ...(inputs !== undefined && { inputs }),
  };
  return `/p/new/${designId}?ies=${encodeURIComponent(encodeOptions(options))}`;
}

export function encodeOptions(options: NewProjectOptions): string {
  const bytes = new TextEncoder().encode(JSON.stringify(options));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Whoever wrote the address, an invalid value is as good as none. */
export function parseOptions(encoded: string | null): NewProjectOptions {
  if (encoded === null || encoded.length > MAX_ENCODED_LENGTH) return {};
  try {
    return checkOptions(JSON.parse(decodeBase64(encoded), refuseForbidden)) ?? {};
  } catch {
    return {};
  }
}

/** A plus sign arrives as a blank, and some encoders write the alphabet of addresses. */
function decodeBase64(encoded: string): string {
  const standard = encoded.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function refuseForbidden(key: string, value: unknown): unknown {
  if (FORBIDDEN_KEYS.has(key)) throw new SyntaxError(`The name ${key} is not allowed`);
  return value;
}

function checkOptions(value: unknown): NewProjectOptions | undefined {
  if (!isRecord(value)) return undefined;
  const { inputs, outputScale, outputType } = value;
  if (inputs !== undefined && !isInputs(inputs)) return undefined;
  if (outputScale !== undefined && !isScale(outputScale)) return undefined;
  if (outputType !== undefined && !isOutputType(outputType)) return undefined;
  return {
    ...(inputs !== undefined && { inputs: pickInputs(inputs) }),
    ...(outputScale !== undefined && { outputScale }),
    ...(outputType !== undefined && { outputType }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScale(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= MAX_SCALE;
}

function isOutputType(value: unknown): value is OutputType {
  return OUTPUT_TYPES.some((type) => type === value);
}

function isInputs(value: unknown): value is Record<string, OpeningStart> {
  return isRecord(value) && Object.values(value).every(isOpeningStart);
}

function isOpeningStart(value: unknown): value is OpeningStart {
  if (!isRecord(value)) return false;
  const { enabled, background } = value;
  const isColor = typeof background === "string" && /^#[0-9a-f]{6}$/i.test(background);
  return (
    (enabled === undefined || typeof enabled === "boolean") && (background === undefined || isColor)
  );
}

/** Photos and whatever else an address may claim are left behind. */
function pickInputs(inputs: Record<string, OpeningStart>): Record<string, OpeningStart> {
  const picked = Object.entries(inputs).map(([id, { enabled, background }]) => [
    id,
    { ...(enabled !== undefined && { enabled }), ...(background !== undefined && { background }) },
  ]);
  return Object.fromEntries(picked);
}
