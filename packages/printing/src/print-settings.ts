import { DEFAULT_PRINT_OPTIONS, type PrintOptions } from "./print-options.ts";
import { findSizeMode, type PrintSize } from "./size-mode.ts";

/** Choices of the print panel, stored in the browser. */
export interface PrintSettings {
  readonly size: PrintSize;
  readonly options: PrintOptions;
}

export interface StoredPrintSettings extends PrintSettings {
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The function at index n migrates version n to version n + 1. */
const UPGRADES: readonly ((stored: Fields) => Fields)[] = [
  // Version 0 stored the options only.
  (options) => ({ options }),
  // Version 1 stored the size mode as sizeModeId.
  ({ size, ...rest }) => {
    const { sizeModeId, ...kept } = toFields(size);
    return { ...rest, size: { ...kept, printSizeModeId: sizeModeId } };
  },
];

const PRINT_SETTINGS_VERSION = UPGRADES.length;

export function storePrintSettings(settings: PrintSettings): StoredPrintSettings {
  return { version: PRINT_SETTINGS_VERSION, ...settings };
}

/** Reads stored settings; invalid or missing parts get their defaults. */
export function readPrintSettings(stored: unknown, defaultSize: PrintSize): PrintSettings {
  const { size, options } = upgrade(toFields(stored));
  return { size: readSize(toFields(size), defaultSize), options: readOptions(toFields(options)) };
}

/** Migrates stored settings; those of a later version are ignored. */
function upgrade(stored: Fields): Fields {
  const version = typeof stored["version"] === "number" ? stored["version"] : 0;
  if (version > PRINT_SETTINGS_VERSION) return {};
  return UPGRADES.slice(version).reduce((fields, migrate) => migrate(fields), stored);
}

function readSize(fields: Fields, defaultSize: PrintSize): PrintSize {
  const { packingMode, printSizeModeId } = fields;
  const isKnown =
    typeof printSizeModeId === "string" && findSizeMode(printSizeModeId) !== undefined;
  if (!isKnown || (packingMode !== "single" && packingMode !== "multiple")) return defaultSize;
  return { packingMode, printSizeModeId };
}

function readOptions(fields: Fields): PrintOptions {
  const defaults = DEFAULT_PRINT_OPTIONS;
  return {
    backgroundColor: readColor(fields["backgroundColor"], defaults.backgroundColor),
    borderColor: readColor(fields["borderColor"], defaults.borderColor),
    borderWidth: readWidth(fields["borderWidth"]),
    clipImage: readSwitch(fields["clipImage"], defaults.clipImage),
    includeBuffer: readSwitch(fields["includeBuffer"], defaults.includeBuffer),
    printingGuides: readSwitch(fields["printingGuides"], defaults.printingGuides),
    regionNames: readSwitch(fields["regionNames"], defaults.regionNames),
  };
}

function readColor(value: unknown, fallback: string): string {
  const isColor = typeof value === "string" && /^(#[0-9a-f]{6}|white|black)$/i.test(value);
  return isColor ? value : fallback;
}

/** Reads the border's width: one fixed width or none. */
function readWidth(value: unknown): number {
  return value === 0 ? 0 : DEFAULT_PRINT_OPTIONS.borderWidth;
}

function readSwitch(value: unknown, fallback: boolean): boolean {
  return typeof value === "boolean" ? value : fallback;
}

function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
