import { type Matrix, type Point, transformPoint } from "@photomap/geometry";

/** A segment of a path; points are absolute. */
export type Segment =
  | { readonly kind: "move" | "line"; readonly to: Point }
  | { readonly kind: "curve"; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: "close" };

const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const ARGUMENT_COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  z: 0,
};

/** Converts SVG path data to absolute lines and cubic curves; throws on arcs. */
export function readPath(path: string): Segment[] {
  const reader = new PathReader();
  let command = "";
  let numbers: number[] = [];
  for (const [token] of path.matchAll(TOKEN)) {
    if (/^[a-z]$/i.test(token)) {
      command = token;
      if (!(command.toLowerCase() in ARGUMENT_COUNTS))
        throw new SyntaxError(`Path command ${command}`);
    } else numbers.push(Number(token));
    if (numbers.length < (ARGUMENT_COUNTS[command.toLowerCase()] ?? Infinity)) continue;
    reader.take(command, numbers);
    numbers = [];
    // Further pairs after a move are lines.
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
  return reader.segments;
}

export function placeSegments(segments: readonly Segment[], matrix: Matrix): Segment[] {
  const place = (point: Point) => transformPoint(matrix, point);
  return segments.map((segment) => {
    if (segment.kind === "close") return segment;
    if (segment.kind !== "curve") return { ...segment, to: place(segment.to) };
    const { first, second, to } = segment;
    return { kind: "curve", first: place(first), second: place(second), to: place(to) };
  });
}

class PathReader {
  readonly segments: Segment[] = [];
  #at: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  /** The reflected control point of the previous curve, for smooth curves. */
  #handle: Point | undefined;

  take(command: string, numbers: readonly number[]): void {
    const from = command === command.toLowerCase() ? this.#at : { x: 0, y: 0 };
    const x = (index: number) => from.x + numbers[index]!;
    const y = (index: number) => from.y + numbers[index]!;
    const point = (index: number): Point => ({ x: x(index), y: y(index + 1) });
    switch (command.toLowerCase()) {
      case "m":
        this.#start = point(0);
        return this.#step("move", this.#start);
      case "l":
        return this.#step("line", point(0));
      case "h":
        return this.#step("line", { x: x(0), y: this.#at.y });
      case "v":
        return this.#step("line", { x: this.#at.x, y: y(0) });
      case "c":
        return this.#curve(point(0), point(2), point(4));
      case "s":
        return this.#curve(this.#handle ?? this.#at, point(0), point(2));
      case "q":
        return this.#quadratic(point(0), point(2));
      default:
        this.segments.push({ kind: "close" });
        this.#at = this.#start;
        this.#handle = undefined;
    }
  }

  #step(kind: "move" | "line", to: Point): void {
    this.segments.push({ kind, to });
    this.#at = to;
    this.#handle = undefined;
  }

  #curve(first: Point, second: Point, to: Point): void {
    this.segments.push({ kind: "curve", first, second, to });
    this.#at = to;
    this.#handle = { x: 2 * to.x - second.x, y: 2 * to.y - second.y };
  }

  #quadratic(handle: Point, to: Point): void {
    const toward = ({ x, y }: Point) => ({
      x: x + (2 / 3) * (handle.x - x),
      y: y + (2 / 3) * (handle.y - y),
    });
    this.#curve(toward(this.#at), toward(to), to);
  }
}
