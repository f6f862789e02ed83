import { readFileSync } from "node:fs";
import type { DesignSummary } from "@photomap/design";
import { formatSize } from "@photomap/design";
import { pointsToInches } from "@photomap/geometry";
import type { MapSize } from "./product.ts";

const INDEX = new URL("../../generated/index.json", import.meta.url);
const DESIGNS: readonly DesignSummary[] = JSON.parse(readFileSync(INDEX, "utf8"));

/** A map in the sizes of one kind of product. */
export interface ProductMap {
  readonly baseId: string;
  readonly name: string;
  readonly regionTypePlural: string;
  /** The region count of the smallest size. */
  readonly regionCount: number;
  readonly keywords: readonly string[];
  /** The sizes by their text, the smallest first. */
  readonly sizes: Readonly<Record<string, MapSize>>;
  /** The design used for pictures and new projects. */
  readonly mainDesignId: string;
}

export function listBaseIds(): string[] {
  return [...new Set(DESIGNS.map(({ baseId }) => baseId))];
}

export function readMap(baseId: string, outputType: string): ProductMap {
  const designs = DESIGNS.filter(
    (design) =>
      design.baseId === baseId && design.outputOptions.some(({ type }) => type === outputType),
  ).toSorted((a, b) => a.width * a.height - b.width * b.height);
  const [smallest] = designs;
  // The middle one of three sizes, the smaller one of two.
  const main = designs[Math.floor((designs.length - 1) / 2)];
  if (smallest === undefined || main === undefined) {
    throw new Error(`${baseId} cannot be made as ${outputType}`);
  }
  const sizes = designs.map((design) => [formatSize(design), measure(design)] as const);
  const { name, regionTypePlural, regionCount, keywords } = smallest;
  return {
    baseId,
    name,
    regionTypePlural,
    regionCount,
    keywords,
    sizes: Object.fromEntries(sizes),
    mainDesignId: main.id,
  };
}

function measure({ id, width, height }: DesignSummary): MapSize {
  return { width: pointsToInches(width), height: pointsToInches(height), designId: id };
}
