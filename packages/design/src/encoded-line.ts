import type { Point } from "@photomap/geometry";

/** The precision of coordinates: ten thousandths of a degree, about eleven meters. */
const UNITS_PER_DEGREE = 1e4;
const FIRST_CHARACTER = 63;
const BITS = 5;
const MASK = 31;
const MORE = 32;

/** Encodes a line as a polyline string: differences between points as printable characters. */
export function encodeLine(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  let text = "";
  for (const point of points) {
    const [x, y] = [Math.round(point.x * UNITS_PER_DEGREE), Math.round(point.y * UNITS_PER_DEGREE)];
    text += encodeNumber(x - lastX) + encodeNumber(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest >= MORE) {
    text += String.fromCharCode(FIRST_CHARACTER + ((rest & MASK) | MORE));
    rest >>>= BITS;
  }
  return text + String.fromCharCode(FIRST_CHARACTER + rest);
}

export function decodeLine(text: string): Point[] {
  const points: Point[] = [];
  let [at, x, y] = [0, 0, 0];
  const next = () => {
    let [value, shift, chunk] = [0, 0, 0];
    do {
      chunk = text.charCodeAt(at++) - FIRST_CHARACTER;
      value |= (chunk & MASK) << shift;
      shift += BITS;
    } while (chunk >= MORE);
    return value & 1 ? -(value + 1) / 2 : value / 2;
  };
  while (at < text.length) {
    x += next();
    y += next();
    points.push({ x: x / UNITS_PER_DEGREE, y: y / UNITS_PER_DEGREE });
  }
  return points;
}
