import type { Design } from "@photomap/design";
import {
  inchesToPoints,
  intersect,
  offsetShape,
  type Shape,
  shapeArea,
  shapeBox,
  simplifyShape,
} from "@photomap/geometry";
import {
  type DesignJob,
  type DesignSize,
  type Family,
  getDesignId,
  WALL_OPTIONS,
} from "../family.ts";
import { createFrame, type Frame } from "../frame.ts";
import { createHeart, createHexagon, createRectangle } from "../shapes.ts";
import { assembleDesign, createOpening } from "../steps/assemble.ts";
import { measureCut } from "../steps/offset.ts";

interface Mosaic extends Family {
  readonly size: DesignSize;
  readonly tiles: (frame: Frame) => Shape[];
}

const BRANDS = ["pm", "tbl"] as const;

const MOSAICS: readonly Mosaic[] = [
  {
    baseId: "honeycomb",
    name: "Honeycomb",
    regionType: "cell",
    regionTypePlural: "cells",
    keywords: ["hexagon", "hive", "collage", "family"],
    businessIds: BRANDS,
    popularRank: 15,
    size: { widthInches: 24, heightInches: 16, outputOptions: WALL_OPTIONS },
    tiles: layOutHoneycomb,
  },
  {
    baseId: "hex-heart",
    name: "Honeycomb Heart",
    regionType: "cell",
    regionTypePlural: "cells",
    keywords: ["heart", "hexagon", "love", "wedding", "anniversary", "collage"],
    businessIds: BRANDS,
    popularRank: 14,
    size: { widthInches: 24, heightInches: 24, outputOptions: WALL_OPTIONS },
    tiles: layOutHexagonHeart,
  },
  {
    baseId: "heart-mosaic",
    name: "Heart Mosaic",
    regionType: "tile",
    regionTypePlural: "tiles",
    keywords: ["heart", "love", "wedding", "anniversary", "collage"],
    businessIds: BRANDS,
    popularRank: 16,
    size: { widthInches: 24, heightInches: 24, outputOptions: WALL_OPTIONS },
    tiles: layOutHeartMosaic,
  },
];

export const mosaics: readonly DesignJob[] = MOSAICS.map((mosaic) => ({
  id: getDesignId(mosaic.baseId, mosaic.size),
  baseId: mosaic.baseId,
  build: () => buildMosaic(mosaic),
}));

function buildMosaic({ size, tiles, ...family }: Mosaic): Design {
  const kind = family.regionType[0]!.toUpperCase() + family.regionType.slice(1);
  const openings = tiles(createFrame(size)).map((cut, i) => {
    const id = `${family.regionType}-${i + 1}`;
    const measured = measureCut(cut);
    const cell = { id, name: `${kind} ${i + 1}`, keywords: [], regionIds: [id], shape: cut };
    return createOpening({ ...cell, anchor: measured.center, arcs: new Set(), ...measured });
  });
  return assembleDesign(family, size, openings);
}

const SQRT3 = Math.sqrt(3);
const FRAME_MARGIN_POINTS = 72;

function layOutHoneycomb({ width, height }: Frame): Shape[] {
  const radius = inchesToPoints(1.5);
  const stepX = SQRT3 * radius + 8;
  const stepY = (stepX * SQRT3) / 2;
  const rows = Math.floor((height - 2 * FRAME_MARGIN_POINTS - 2 * radius) / stepY) + 1;
  const columns = Math.floor((width - 2 * FRAME_MARGIN_POINTS - stepX) / stepX) + 1;
  const top = (height - (rows - 1) * stepY) / 2;
  return Array.from({ length: rows }, (_row, row) => {
    const count = columns - (row % 2);
    const left = (width - (count - 1) * stepX) / 2;
    return Array.from({ length: count }, (_cell, column) =>
      createHexagon({ x: left + column * stepX, y: top + row * stepY }, radius),
    );
  }).flat();
}

/** Minimum share of a cell inside the heart. */
const INSIDE_SHARE = 0.6;
const REACH_CELLS = 20;

function layOutHexagonHeart({ width, height }: Frame): Shape[] {
  const radius = inchesToPoints(1);
  const stepX = SQRT3 * radius + 7;
  const stepY = (stepX * SQRT3) / 2;
  const middle = { x: width / 2, y: height * 0.47 };
  const outline = createHeart(middle, Math.min(width, height) / 37);
  const cells: Shape[] = [];
  for (let row = -REACH_CELLS; row < REACH_CELLS; row++)
    for (let column = -REACH_CELLS; column < REACH_CELLS; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const at = { x: middle.x + (column + shift) * stepX, y: middle.y + row * stepY };
      const cell = createHexagon(at, radius);
      if (shapeArea(intersect(cell, outline)) > INSIDE_SHARE * shapeArea(cell)) cells.push(cell);
    }
  return cells;
}

const MOSAIC_COLUMNS = 6;
const HALF_GAP_POINTS = 3.5;
const SMALLEST_SHARE = 0.35;

function layOutHeartMosaic({ width, height }: Frame): Shape[] {
  const outline = createHeart({ x: width / 2, y: height * 0.47 }, Math.min(width, height) / 36);
  const inside = offsetShape(outline, -HALF_GAP_POINTS);
  const box = shapeBox(outline);
  const side = box.width / MOSAIC_COLUMNS;
  const tiles: Shape[] = [];
  for (let y = box.y; y < box.y + box.height; y += side)
    for (let x = box.x; x < box.x + box.width - 1; x += side) {
      const tile = createRectangle(
        x + HALF_GAP_POINTS,
        y + HALF_GAP_POINTS,
        side - 2 * HALF_GAP_POINTS,
        side - 2 * HALF_GAP_POINTS,
      );
      const rounded = offsetShape(offsetShape(intersect(tile, inside), -4), 4);
      if (rounded.length > 0 && shapeArea(rounded) > SMALLEST_SHARE * side * side)
        tiles.push(simplifyShape(rounded, 0.1));
    }
  return tiles;
}
