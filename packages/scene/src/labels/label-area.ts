import type { Layer, Opening } from "@photomap/design";
import {
  boxCenter,
  fitBoxAt,
  type Point,
  parsePath,
  type Shape,
  shapeContains,
} from "@photomap/geometry";
import { type LabelText, listLabelTexts, shortenName } from "./label-text.ts";

/**
 * The heights at which a label is tried, from the label point, relative to the height of the
 * opening.
 */
const ROW_OFFSETS = [0, -0.1, 0.1, -0.2, 0.2];
/** The factor by which a label must be larger at a place other than the label point. */
const MIN_GAIN = 1.1;

/** A text where it fits best in its opening. */
export interface FittedText {
  readonly text: LabelText;
  readonly at: Point;
  /** The font size at which it touches the outline, in design points. */
  readonly size: number;
}

/** A point of a shape, with the outline's coordinates straight beside, above and below it. */
export interface CrossPoint extends Point {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const known = new WeakMap<Opening, LabelArea>();

/** Returns an opening's label area; undefined for the hole around a whole map. */
export function getLabelArea(opening: Opening): LabelArea | undefined {
  const { cut, inner = cut } = opening.layers;
  if (cut === undefined || inner === undefined) return undefined;
  const area = known.get(opening) ?? new LabelArea(opening, cut, inner);
  known.set(opening, area);
  return area;
}

/** An opening's texts and how large they fit in it. Independent of the zoom, so computed once. */
export class LabelArea {
  /** The name in one line and in more. */
  readonly name: readonly LabelText[];
  readonly shortName: readonly LabelText[];
  readonly abbreviation: readonly LabelText[];
  readonly #cut: Layer;
  /** The outline that labels stay inside. */
  readonly #outline: Layer;
  readonly #labelPoint: Point;
  readonly #fitted = new Map<LabelText, FittedText>();
  #points: readonly Point[] | undefined;
  #cross: CrossPoint | undefined;

  constructor({ name, abbreviation, labelPoint }: Opening, cut: Layer, outline: Layer) {
    const shortName = shortenName(name);
    this.name = listLabelTexts(name);
    this.shortName = shortName === name ? [] : listLabelTexts(shortName);
    this.abbreviation = abbreviation ? listLabelTexts(abbreviation) : [];
    this.#cut = cut;
    this.#outline = outline;
    this.#labelPoint = labelPoint ?? boxCenter(outline.box);
  }

  /** Returns the font size that fits the bounding box: an upper limit without computing the fit. */
  limitSize({ width, height }: LabelText): number {
    const { box } = this.#outline;
    return Math.min(box.width / width, box.height / height);
  }

  fit(text: LabelText): FittedText {
    const fitted = this.#fitted.get(text) ?? this.#findFit(text);
    this.#fitted.set(text, fitted);
    return fitted;
  }

  /** Returns the nearest parts of the cut line left, right, above and below the label point. */
  get cross(): CrossPoint {
    this.#cross ??= findCross(getShapeOfLayer(this.#cut), this.#labelPoint);
    return this.#cross;
  }

  #findFit(text: LabelText): FittedText {
    const shape = getShapeOfLayer(this.#outline);
    this.#points ??= this.#listPoints(shape);
    const half = { x: text.width / 2, y: text.height / 2 };
    let best: FittedText = { text, at: this.#labelPoint, size: 0 };
    for (const at of this.#points) {
      const size = fitBoxAt(shape, at, half);
      if (size > best.size * MIN_GAIN) best = { text, at, size };
    }
    return best;
  }

  /** Lists the label point, then the middles of rows, where a wide text fits better. */
  #listPoints(shape: Shape): Point[] {
    const { x } = this.#labelPoint;
    const rows = ROW_OFFSETS.map((offset) => {
      const y = this.#labelPoint.y + offset * this.#outline.box.height;
      const { left, right } = findCross(shape, { x, y });
      return { x: (left + right) / 2, y };
    });
    return [this.#labelPoint, ...rows].filter((point) => shapeContains(shape, point));
  }
}

function findCross(shape: Shape, { x, y }: Point): CrossPoint {
  let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const ring of shape) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && from.y > y !== to.y > y) {
        const at = to.x + ((y - to.y) / (from.y - to.y)) * (from.x - to.x);
        if (at <= x) left = Math.max(left, at);
        else right = Math.min(right, at);
      }
      if (from !== undefined && from.x > x !== to.x > x) {
        const at = to.y + ((x - to.x) / (from.x - to.x)) * (from.y - to.y);
        if (at <= y) top = Math.max(top, at);
        else bottom = Math.min(bottom, at);
      }
      from = to;
    }
  }
  return { x, y, left, right, top, bottom };
}

const parsed = new WeakMap<Layer, Shape>();

/** Parses a layer's shape once: outlines of countries have thousands of points. */
export function getShapeOfLayer(layer: Layer): Shape {
  const shape = parsed.get(layer) ?? parsePath(layer.path);
  parsed.set(layer, shape);
  return shape;
}
