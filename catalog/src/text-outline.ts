import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Point, repairShape, type Shape } from "@photomap/geometry";
import { type Font, parse } from "opentype.js/dist/opentype.mjs";

const require = createRequire(import.meta.url);
const CURVE_STEPS = 5;

let font: Font | undefined;

/** Outlines of a line of text with its baseline at the origin, so that drawing needs no font. */
export function outlineText(text: string, sizePoints: number, letterSpacing: number): Shape {
  font ??= readFont();
  const rings: Point[][] = [];
  for (const { type, x, y, x1, y1, x2, y2 } of font.getPath(text, 0, 0, sizePoints, {
    letterSpacing,
  }).commands) {
    const ring = rings.at(-1) ?? [];
    const from = ring.at(-1) ?? { x: 0, y: 0 };
    if (type === "M") rings.push([{ x, y }]);
    else if (type === "L") ring.push({ x, y });
    else if (type === "Q")
      ring.push(...bend(from, { x: x1, y: y1 }, { x: x1, y: y1 }, { x, y }, 2 / 3));
    else if (type === "C")
      ring.push(...bend(from, { x: x1, y: y1 }, { x: x2, y: y2 }, { x, y }, 1));
  }
  return repairShape(rings);
}

function readFont(): Font {
  const file = require.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff");
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Points along a curve; quadratic curves are converted to cubic ones. */
function bend(a: Point, b: Point, c: Point, d: Point, reach: number): Point[] {
  const handle = (end: Point, control: Point) => ({
    x: end.x + (control.x - end.x) * reach,
    y: end.y + (control.y - end.y) * reach,
  });
  const [p, q] = [handle(a, b), handle(d, c)];
  return Array.from({ length: CURVE_STEPS }, (_, i) => {
    const t = (i + 1) / CURVE_STEPS;
    const s = 1 - t;
    const mix = (k: "x" | "y") =>
      s ** 3 * a[k] + 3 * s * s * t * p[k] + 3 * s * t * t * q[k] + t ** 3 * d[k];
    return { x: mix("x"), y: mix("y") };
  });
}
