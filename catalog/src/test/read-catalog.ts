import { readdirSync, readFileSync } from "node:fs";
import type { Design, StoredLookup } from "@photomap/design";
import type { CatalogEntry } from "../steps/write.ts";

const DESIGNS = new URL("../../designs/", import.meta.url);
const GENERATED = new URL("../../generated/", import.meta.url);

export function readDesignFile(id: string): string {
  return readFileSync(new URL(`${id}.json`, DESIGNS), "utf8");
}

/** Reads a design as stored: its openings have only the cut layer. */
export function readDesign(id: string): Design {
  return JSON.parse(readDesignFile(id));
}

export function listDesignIds(): string[] {
  return readdirSync(DESIGNS).map((file) => file.replace(/\.json$/, ""));
}

export function readIndex(): CatalogEntry[] {
  return JSON.parse(readFileSync(new URL("index.json", GENERATED), "utf8"));
}

/** Reads the lookup that finds the region of a place; throws for mosaics, which have none. */
export function readLookup(baseId: string): StoredLookup {
  return JSON.parse(readFileSync(new URL(`lookups/${baseId}.json`, GENERATED), "utf8"));
}
