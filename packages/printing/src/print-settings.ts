import { DEFAULT_PRINT_OPTIONS, type PrintOptions } from "./print-options.ts";
import { findSizeMode, type PrintSize } from "./size-mode.ts";

/** What a person chose in the panel, kept in the browser for the next print. */
export interface PrintSettings {
  readonly size: PrintSize;
  readonly options: PrintOptions;
}

export interface StoredPrintSettings extends PrintSettings {
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The step at index n lifts what version n wrote to version n + 1. */
const UPGRADES: readonly ((stored: Fields) => Fields)[] = [
  // What carries no version is the options alone.
  (options) => ({ options }),
];

const PRINT_SETTINGS_VERSION = UPGRADES.length;

export function storePrintSettings(settings: PrintSettings): StoredPrintSettings {
  return { version: PRINT_SETTINGS_VERSION, ...settings };
}

/** Reads whatever lies in the browser: each part that makes no sense is the default. */
export function readPrintSettings(stored: unknown, defaultSize: PrintSize): PrintSettings {
  const { size, options } = upgrade(toFields(stored));
  return { size: readSize(toFields(size), defaultSize), options: readOptions(toFields(options)) };
}

/** What a later version wrote is not understood and counts as nothing. */
function upgrade(stored: Fields): Fields {
  const version = typeof stored["version"] === "number" ? stored["version"] : 0;
  if (version > PRINT_SETTINGS_VERSION) return {};
  return UPGRADES.slice(version).reduce((fields, lift) => lift(fields), stored);
}

function readSize(fields: Fields, defaultSize: PrintSize): PrintSize {
  const { packingMode, sizeModeId } = fields;
  const isKnown = typeof sizeModeId === "string" && findSizeMode(sizeModeId) !== undefined;
  if (!isKnown || (packingMode !== "single" && packingMode !== "multiple")) return defaultSize;
  return { packingMode, sizeModeId };
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
  };
}

function readColor(value: unknown, otherwise: string): string {
  const isColor = typeof value === "string" && /^(#[0-9a-f]{6}|white|black)$/i.test(value);
  return isColor ? value : otherwise;
}

/** On or off; a border has one width. */
function readWidth(value: unknown): number {
  return value === 0 ? 0 : DEFAULT_PRINT_OPTIONS.borderWidth;
}

function readSwitch(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
