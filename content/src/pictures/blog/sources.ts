import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

const CATALOG = new URL("../../../../catalog/", import.meta.url);

/** The part of a stored design that is drawn; lengths are points. */
export interface Outlines {
  readonly width: number;
  readonly height: number;
  readonly features: readonly Feature[];
}

interface Feature {
  readonly id: string;
  readonly name: string;
  readonly type: "OPENING" | "GRAPHIC";
  readonly style?: string;
  readonly enabled?: boolean;
  /** The SVG path of a graphic; undefined for openings. */
  readonly path?: string;
  readonly layers: { readonly cut?: { readonly path: string; readonly box: Box } };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Region {
  readonly name: string;
  readonly path: string;
  readonly box: Box;
}

export function readDesign(id: string): Outlines {
  return JSON.parse(readFileSync(new URL(`designs/${id}.json`, CATALOG), "utf8"));
}

/** Lists the regions except territories and others that a map leaves out by default. */
export function listRegions({ features }: Outlines): Region[] {
  return features.flatMap(({ type, name, enabled = true, layers: { cut } }) =>
    type === "OPENING" && enabled && cut !== undefined ? [{ name, ...cut }] : [],
  );
}

export function requireRegion(design: Outlines, name: string): Region {
  const region = listRegions(design).find((candidate) => candidate.name === name);
  if (region === undefined) throw new Error(`There is no region ${name}`);
  return region;
}

export function openPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`photos/${name}.jpg`, CATALOG));
}

export function openBackground(name: string): Promise<Buffer> {
  return readFile(new URL(`backgrounds/${name}.jpg`, CATALOG));
}

/** Reads the largest file of a product picture; throws for an unknown name. */
export function openProductPicture(name: string): Promise<Buffer> {
  const sources: Record<string, { readonly key: string; readonly width: number }> = JSON.parse(
    readFileSync(new URL("products/sources.json", CATALOG), "utf8"),
  );
  const source = sources[name];
  if (source === undefined) throw new Error(`There is no product picture ${name}`);
  return readFile(new URL(`products/${source.key}-${source.width}.webp`, CATALOG));
}
