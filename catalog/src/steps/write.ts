import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Design, DesignSummary } from "@photomap/design";

/** The content of generated files, by path. */
export type Files = ReadonlyMap<string, string>;

export interface CatalogEntry extends DesignSummary {
  /** The SHA-256 of the design's file: changes exactly when the design does. */
  readonly hash: string;
}

const ROOT = new URL("../../", import.meta.url);
const FOLDERS = ["designs/", "generated/lookups/"];

export function formatJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The index of all designs, one per line for readable diffs. */
export function formatIndex(designs: ReadonlyMap<string, string>): string {
  const lines = [...designs.values()].map((text) => {
    const { features: _features, ...summary }: Design = JSON.parse(text);
    const entry: CatalogEntry = {
      ...summary,
      hash: createHash("sha256").update(text).digest("hex"),
    };
    return JSON.stringify(entry);
  });
  return `[\n${lines.join(",\n")}\n]\n`;
}

export function writeFiles(files: Files): void {
  for (const path of findStale(files)) rmSync(new URL(path, ROOT));
  for (const [path, text] of files) {
    const file = new URL(path, ROOT);
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Files that differ from what is stored, are missing, or should not be there. */
export function findDifferences(files: Files): string[] {
  const changed = [...files].filter(([path, text]) => {
    const file = new URL(path, ROOT);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  return [...changed.map(([path]) => path), ...findStale(files)];
}

function findStale(files: Files): string[] {
  return FOLDERS.filter((folder) => existsSync(new URL(folder, ROOT)))
    .flatMap((folder) => readdirSync(new URL(folder, ROOT)).map((name) => folder + name))
    .filter((path) => !files.has(path));
}
