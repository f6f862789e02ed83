import { type Box, invert, type Matrix } from "@photomap/geometry";

/** Where a line runs inside a photo, counted along the line; empty when `to` is not above `from`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * What a photo that lies above leaves in sight of a box: a strip along a side goes if the photo
 * spans it all, and nothing is left of a box it covers. `rim` is how far in its edge is mixed with
 * what lies below.
 */
export function uncover(box: Box, photo: Matrix, rim: number): Box | undefined {
  const toPhoto = invert(photo);
  const left = box.x - rim;
  const right = box.x + box.width + rim;
  const down = cutOff(
    box.y,
    box.height,
    narrow(spanDown(toPhoto, left), spanDown(toPhoto, right)),
    rim,
  );
  if (down === undefined) return undefined;
  const top = down.from - rim;
  const bottom = down.to + rim;
  const rows = narrow(spanAcross(toPhoto, top), spanAcross(toPhoto, bottom));
  const across = cutOff(box.x, box.width, rows, rim);
  if (across === undefined) return undefined;
  return {
    x: across.from,
    y: down.from,
    width: across.to - across.from,
    height: down.to - down.from,
  };
}

function cutOff(start: number, length: number, covered: Span, rim: number): Span | undefined {
  const end = start + length;
  const from = covered.from + rim;
  const to = covered.to - rim;
  if (from >= to) return { from: start, to: end };
  const left = {
    from: from <= start ? Math.max(start, to) : start,
    to: to >= end ? Math.min(end, from) : end,
  };
  return left.from < left.to ? left : undefined;
}

/** Along x = at. */
function spanDown([a, b, c, d, e, f]: Matrix, at: number): Span {
  return narrow(spanOf(c, a * at + e), spanOf(d, b * at + f));
}

/** Along y = at. */
function spanAcross([a, b, c, d, e, f]: Matrix, at: number): Span {
  return narrow(spanOf(a, c * at + e), spanOf(b, d * at + f));
}

/** Where `start + slope t` lies between 0 and 1. */
function spanOf(slope: number, start: number): Span {
  const [one, other] = [-start / slope, (1 - start) / slope];
  if (slope !== 0) return { from: Math.min(one, other), to: Math.max(one, other) };
  const isInside = start >= 0 && start <= 1;
  return isInside ? { from: -Infinity, to: Infinity } : { from: Infinity, to: -Infinity };
}

function narrow(one: Span, other: Span): Span {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}
