import type { Layer, Opening } from "@photomap/design";
import { boxCenter, fitBoxAt, type Point, type Shape, shapeContains } from "@photomap/geometry";
import { type LabelText, listLabelTexts, shortenName } from "./label-text.ts";
import { getShapeOfLayer } from "./parsed-layer.ts";

/** Share of the room that a label uses, so that it does not touch the outline. */
const USED_SHARE = 0.98;
/** Heights at which a label is tried, from the label point, relative to the height of the opening. */
const ROW_OFFSETS = [0, -0.1, 0.1, -0.2, 0.2];

/** A text where it fits best in its opening. */
export interface FittedText {
  readonly text: LabelText;
  readonly at: Point;
  /** The largest font size that fits, in design points. */
  readonly size: number;
}

const known = new WeakMap<Opening, LabelRoom>();

/** Undefined for the hole around a whole map. */
export function getLabelRoom(opening: Opening): LabelRoom | undefined {
  const { cut, inner = cut } = opening.layers;
  if (cut === undefined || inner === undefined) return undefined;
  const room = known.get(opening) ?? new LabelRoom(opening, inner);
  known.set(opening, room);
  return room;
}

/** The texts of an opening and how large they fit in it. Independent of the zoom, so computed once. */
export class LabelRoom {
  /** In one line and more. */
  readonly name: readonly LabelText[];
  readonly shortName: readonly LabelText[];
  readonly abbreviation: readonly LabelText[];
  readonly #outline: Layer;
  readonly #labelPoint: Point;
  readonly #fitted = new Map<LabelText, FittedText>();
  #points: readonly Point[] | undefined;

  constructor({ name, abbreviation, labelPoint }: Opening, outline: Layer) {
    const shortName = shortenName(name);
    this.name = listLabelTexts(name);
    this.shortName = shortName === name ? [] : listLabelTexts(shortName);
    this.abbreviation = abbreviation ? listLabelTexts(abbreviation) : [];
    this.#outline = outline;
    this.#labelPoint = labelPoint ?? boxCenter(outline.box);
  }

  /** The font size that fits the bounding box: an upper limit without computing the fit. */
  limitSize({ width, height }: LabelText): number {
    const { box } = this.#outline;
    return Math.min(box.width / width, box.height / height);
  }

  fit(text: LabelText): FittedText {
    const fitted = this.#fitted.get(text) ?? this.#findFit(text);
    this.#fitted.set(text, fitted);
    return fitted;
  }

  #findFit(text: LabelText): FittedText {
    const shape = getShapeOfLayer(this.#outline);
    this.#points ??= this.#listPoints(shape);
    const half = { x: text.width / 2, y: text.height / 2 };
    let best: FittedText = { text, at: this.#labelPoint, size: 0 };
    for (const at of this.#points) {
      const size = USED_SHARE * fitBoxAt(shape, at, half);
      if (size > best.size) best = { text, at, size };
    }
    return best;
  }

  #listPoints(shape: Shape): Point[] {
    const { x, y } = this.#labelPoint;
    const rows = ROW_OFFSETS.map((offset) =>
      findMiddleOfRow(shape, { x, y: y + offset * this.#outline.box.height }),
    );
    return [this.#labelPoint, ...rows].filter((point) => shapeContains(shape, point));
  }
}

/** The middle between the sides of the shape at the height of a point: a wide text fits better there. */
function findMiddleOfRow(shape: Shape, { x, y }: Point): Point {
  let [left, right] = [-Infinity, Infinity];
  for (const ring of shape) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && from.y > y !== to.y > y) {
        const crossing = to.x + ((y - to.y) / (from.y - to.y)) * (from.x - to.x);
        if (crossing <= x) left = Math.max(left, crossing);
        else right = Math.min(right, crossing);
      }
      from = to;
    }
  }
  const middle = (left + right) / 2;
  return { x: Number.isFinite(middle) ? middle : x, y };
}
