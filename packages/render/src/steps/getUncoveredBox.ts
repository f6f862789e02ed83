import { type Box, invert, type Matrix } from "@photomap/geometry";

/** The interval in which a line is inside a photo; empty unless `to` is greater than `from`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of a box that a photo above does not hide: removes strips along the sides that
 * the photo covers completely; undefined when it covers the box. `padding` is the width of the
 * photo's antialiased edge.
 */
export function getUncoveredBox(box: Box, photo: Matrix, padding: number): Box | undefined {
  const toPhoto = invert(photo);
  const left = box.x - padding;
  const right = box.x + box.width + padding;
  const down = subtractSpan(
    box.y,
    box.height,
    intersectSpans(spanDown(toPhoto, left), spanDown(toPhoto, right)),
    padding,
  );
  if (down === undefined) return undefined;
  const top = down.from - padding;
  const bottom = down.to + padding;
  const rows = intersectSpans(spanAcross(toPhoto, top), spanAcross(toPhoto, bottom));
  const across = subtractSpan(box.x, box.width, rows, padding);
  if (across === undefined) return undefined;
  return {
    x: across.from,
    y: down.from,
    width: across.to - across.from,
    height: down.to - down.from,
  };
}

function subtractSpan(
  start: number,
  length: number,
  covered: Span,
  padding: number,
): Span | undefined {
  const end = start + length;
  const from = covered.from + padding;
  const to = covered.to - padding;
  if (from >= to) return { from: start, to: end };
  const left = {
    from: from <= start ? Math.max(start, to) : start,
    to: to >= end ? Math.min(end, from) : end,
  };
  return left.from < left.to ? left : undefined;
}

/** Returns the span of the line x = at. */
function spanDown([a, b, c, d, e, f]: Matrix, at: number): Span {
  return intersectSpans(spanOf(c, a * at + e), spanOf(d, b * at + f));
}

/** Returns the span of the line y = at. */
function spanAcross([a, b, c, d, e, f]: Matrix, at: number): Span {
  return intersectSpans(spanOf(a, c * at + e), spanOf(b, d * at + f));
}

/** Returns the interval of t in which `start + slope t` is between 0 and 1. */
function spanOf(slope: number, start: number): Span {
  const [one, other] = [-start / slope, (1 - start) / slope];
  if (slope !== 0) return { from: Math.min(one, other), to: Math.max(one, other) };
  const isInside = start >= 0 && start <= 1;
  return isInside ? { from: -Infinity, to: Infinity } : { from: Infinity, to: -Infinity };
}

function intersectSpans(one: Span, other: Span): Span {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}
