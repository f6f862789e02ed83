import { pointsToInches, translation } from "@photomap/geometry";
import {
  type CuttingSheet,
  type GroupOp,
  type Op,
  placeOps,
  type RectOp,
  type StrokeOp,
  type TextOp,
} from "@photomap/scene";
import { placeSegments, readPath, type Segment } from "./path-segments.ts";
import { renderPng } from "./render-png.ts";
import type { OpenPhoto } from "./steps/decode.ts";

export interface CuttingSvgRequest {
  readonly sheet: CuttingSheet;
  readonly openPhoto: OpenPhoto;
  readonly dpi?: number;
}

/**
 * Renders a sheet for the software of cutting machines: the size in inches, a named group per
 * layer. These programs support neither clips nor transforms of images, so every piece is one PNG
 * that is already clipped, and every line has absolute coordinates.
 */
export async function renderCuttingSvg(request: CuttingSvgRequest): Promise<string> {
  const { width, height, layers } = request.sheet;
  const groups: string[] = [];
  for (const { name, ops } of layers) {
    const parts: string[] = [];
    for (const op of ops) parts.push(await writeOp(op, request));
    groups.push(
      `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}">\n${parts.join("\n")}\n</g>`,
    );
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`,
    `  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1"`,
    `  width="${pointsToInches(width)}in" height="${pointsToInches(height)}in" viewBox="0 0 ${width} ${height}">`,
    ...groups,
    "</svg>\n",
  ].join("\n");
}

async function writeOp(op: Op, request: CuttingSvgRequest): Promise<string> {
  switch (op.op) {
    case "group":
      return op.images.length > 0 ? writePiece(op, request) : writeFill(op);
    case "stroke":
      return writeStroke(op);
    case "rect":
      return writeRect(op);
    case "text":
      return writeText(op);
  }
}

async function writePiece(piece: GroupOp, { openPhoto, dpi }: CuttingSvgRequest): Promise<string> {
  const { x, y, width, height } = piece.box;
  const png = await renderPng({
    displayList: placeOps([piece], translation(-x, -y)),
    widthPt: width,
    heightPt: height,
    openPhoto,
    ...(dpi !== undefined && { dpi }),
  });
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `<image id="${escapeText(piece.id)}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${data}"/>`;
}

function writeFill({ clip, fill = "none" }: GroupOp): string {
  const outline = placeSegments(readPath(clip.path), clip.matrix);
  return `<path d="${writePath(outline)}" fill="${escapeText(fill)}" fill-rule="evenodd"/>`;
}

function writeStroke({ path, matrix, color, width }: StrokeOp): string {
  const outline = placeSegments(readPath(path), matrix);
  return `<path d="${writePath(outline)}" fill="none" stroke="${escapeText(color)}" stroke-width="${width}"/>`;
}

function writeRect({ box, fill }: RectOp): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${escapeText(fill)}"/>`;
}

function writeText({ text, at, size, color }: TextOp): string {
  return `<text x="${round(at.x)}" y="${round(at.y)}" font-family="Helvetica, Arial, sans-serif" font-size="${round(size)}" text-anchor="middle" fill="${escapeText(color)}">${escapeText(text)}</text>`;
}

function writePath(segments: readonly Segment[]): string {
  const write = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`;
  return segments
    .map((segment) => {
      switch (segment.kind) {
        case "move":
          return `M${write(segment.to)}`;
        case "line":
          return `L${write(segment.to)}`;
        case "curve":
          return `C${write(segment.first)} ${write(segment.second)} ${write(segment.to)}`;
        case "close":
          return "Z";
      }
    })
    .join("");
}

/** Rounds to thousandths of a point. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
