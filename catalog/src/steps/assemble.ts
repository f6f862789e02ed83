import {
  createLayer,
  type Design,
  type Feature,
  type Graphic,
  type Opening,
} from "@photomap/design";
import { formatPath, type Shape, snapShape } from "@photomap/geometry";
import { BACKGROUND_OPTIONS } from "../background-options.ts";
import type { CutCell } from "../cell.ts";
import { type DesignSize, type Family, getDesignId } from "../family.ts";
import { createFrame } from "../frame.ts";

const GRID_POINTS = 0.1;

export function assembleDesign(
  family: Family,
  size: DesignSize,
  features: readonly Feature[],
): Design {
  const { baseId, popularRank, ...rest } = family;
  const counted = features.filter((f) => f.type === "OPENING" && f.counts !== false);
  return {
    id: getDesignId(baseId, size),
    baseId,
    businessIds: rest.businessIds,
    name: rest.name,
    regionType: rest.regionType,
    regionTypePlural: rest.regionTypePlural,
    regionCount: counted.length,
    keywords: rest.keywords,
    ...createFrame(size),
    outputOptions: size.outputOptions,
    backgroundOptions: BACKGROUND_OPTIONS,
    ...(popularRank !== undefined && { popularRank }),
    ...(size.stickersOnly && { stickersOnly: true }),
    features: features.toSorted((a, b) => a.depth - b.depth),
  };
}

export function createOpening(cell: CutCell, { calledOut = false } = {}): Opening {
  const { id, name, abbreviation, regionIds, optional = false, enabled = true, center } = cell;
  const keywords = [...new Set(cell.keywords)].filter((keyword) => keyword !== name);
  return {
    type: "OPENING",
    id,
    name,
    ...(abbreviation !== undefined && { abbreviation }),
    ...(keywords.length > 0 && { keywords }),
    ...(regionIds.join() !== id && { regionIds }),
    depth: 2,
    outlined: true,
    enabled,
    optional,
    ...(optional && { counts: false }),
    ...(calledOut && { calledOut }),
    labelPoint: { x: roundToTenth(center.x), y: roundToTenth(center.y) },
    layers: { cut: createLayer(snapShape(cell.cut, GRID_POINTS)) },
  };
}

export function createGraphic(
  id: string,
  name: string,
  style: NonNullable<Graphic["style"]>,
  shape: Shape,
): Graphic {
  const path = formatPath(snapShape(shape, GRID_POINTS));
  const depth = style === "LAND" ? 0 : 1;
  return { type: "GRAPHIC", id, name, style, depth, outlined: false, layers: {}, path };
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
