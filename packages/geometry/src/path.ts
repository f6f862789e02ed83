import type { Point } from "./box.ts";
import type { Ring, Shape } from "./shape.ts";

/** The rounding to one decimal: a tenth of a point is finer than cutters and printers resolve. */
const DECIMALS = 10;

/** Formats a shape as compact SVG path data with relative lines. */
export function formatPath(shape: Shape): string {
  return shape.map(formatRing).join("");
}

function formatRing(ring: Ring): string {
  const [start, ...rest] = ring.map(({ x, y }) => ({
    x: Math.round(x * DECIMALS),
    y: Math.round(y * DECIMALS),
  }));
  if (!start) return "";
  let text = `M${formatPair(start.x, start.y, false)}l`;
  let last = start;
  let first = true;
  for (const point of rest) {
    const dx = point.x - last.x;
    const dy = point.y - last.y;
    if (dx === 0 && dy === 0) continue;
    text += formatPair(dx, dy, !first);
    last = point;
    first = false;
  }
  return `${text}z`;
}

function formatPair(x: number, y: number, spaced: boolean): string {
  const first = formatTenths(x);
  const second = formatTenths(y);
  return `${spaced && x >= 0 ? " " : ""}${first}${y >= 0 ? " " : ""}${second}`;
}

function formatTenths(tenths: number): string {
  return (tenths / DECIMALS).toString().replace(/^(-?)0\./, "$1.");
}

const TOKEN = /[Mlz]|-?(?:\d+\.?\d*|\.\d+)/g;

/** Parses the output of formatPath; throws on other path data. */
export function parsePath(path: string): Shape {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let numbers: number[] = [];
  const flushNumbers = () => {
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const from = ring.at(-1) ?? { x: 0, y: 0 };
      ring.push({ x: toTenth(from.x + numbers[i]!), y: toTenth(from.y + numbers[i + 1]!) });
    }
    numbers = [];
  };
  if (path.replace(TOKEN, "").trim() !== "") throw new SyntaxError(`Not a plain path: ${path}`);
  for (const [token] of path.matchAll(TOKEN)) {
    if (token !== "M" && token !== "l" && token !== "z") {
      numbers.push(Number(token));
      continue;
    }
    flushNumbers();
    if (token === "M") rings.push((ring = []));
  }
  return rings;
}

/** Rounds to a tenth. Rounding each step avoids accumulated errors, so equal points stay equal. */
function toTenth(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}
