import { type Design, openingsOf } from "@photomap/design";
import type { Box, Point } from "@photomap/geometry";
import { createLabelPlaceFinder, type FindLabelPlace } from "./free-space.ts";
import { type FittedText, getLabelArea, type LabelArea } from "./label-area.ts";
import type { LabelText } from "./label-text.ts";

/** The range of labels' font sizes, in design points. */
export interface LabelSizes {
  readonly largest: number;
  /** The smallest size; smaller labels are illegible and left out. */
  readonly smallest: number;
}

export interface PlacedLabel {
  readonly lines: readonly string[];
  /** The center of the text. */
  readonly at: Point;
  readonly size: number;
  readonly box: Box;
}

export type PlacedLabels = ReadonlyMap<string, PlacedLabel>;

type LabeledDesign = Pick<Design, "width" | "height" | "features">;

/** The share of names that must fit to replace the abbreviations of a map. */
const NAMED_SHARE = 0.5;
/** The share of a bounding box that a label may use, since the outline is smaller than its box. */
const USED_SHARE_OF_BOX = 0.6;
/** The share of the area that a label uses, and the most it uses where nothing shorter fits. */
const USED_SHARE = 0.9;
const MAX_USED_SHARE = 0.98;
/** The least size of a name that has an abbreviation, as a multiple of the smallest size. */
const NAME_OVER_ABBREVIATION = 1.2;
/**
 * The number of kept results: a picture of the whole map and one of a part have different sizes.
 */
const MAX_KNOWN = 4;
const known = new WeakMap<Design["features"], Map<string, PlacedLabels>>();

/** Places the labels that fit at a size, by opening id; computed once per design and size. */
export function placeLabels(design: LabeledDesign, sizes: LabelSizes): PlacedLabels {
  const ofDesign = known.get(design.features) ?? new Map<string, PlacedLabels>();
  known.set(design.features, ofDesign);
  const key = `${sizes.smallest} ${sizes.largest}`;
  const labels = ofDesign.get(key) ?? findLabels(design, sizes);
  ofDesign.delete(key);
  ofDesign.set(key, labels);
  const [oldest] = ofDesign.keys();
  if (ofDesign.size > MAX_KNOWN && oldest !== undefined) ofDesign.delete(oldest);
  return labels;
}

function findLabels(design: LabeledDesign, sizes: LabelSizes): PlacedLabels {
  const areas = openingsOf(design).flatMap((opening) => {
    const area = getLabelArea(opening);
    return area === undefined ? [] : [{ opening, area }];
  });
  const hasNames = doNamesFit(
    areas.map(({ area }) => area),
    sizes,
  );
  const labels = new Map<string, PlacedLabel>();
  const findPlace = createLabelPlaceFinder(design);
  for (const { opening, area } of areas) {
    const fitted =
      chooseText(area, hasNames, sizes) ??
      placeBeside(area, sizes.smallest, findPlace) ??
      fitTightly(area, sizes);
    if (fitted !== undefined) labels.set(opening.id, createLabel(fitted));
  }
  return labels;
}

/**
 * Whether enough names fit by their bounding boxes, which is fast; whether a name really fits is
 * decided for each opening.
 */
function doNamesFit(areas: readonly LabelArea[], { smallest }: LabelSizes): boolean {
  const fitting = areas.filter((area) =>
    area.name.some((text) => USED_SHARE_OF_BOX * area.limitSize(text) >= smallest),
  );
  return fitting.length >= NAMED_SHARE * areas.length;
}

function chooseText(area: LabelArea, hasNames: boolean, sizes: LabelSizes): FittedText | undefined {
  const { name, shortName, abbreviation } = area;
  if (abbreviation.length === 0)
    return fitLines(area, name, sizes) ?? fitLines(area, shortName, sizes);
  const nameSizes = { ...sizes, smallest: NAME_OVER_ABBREVIATION * sizes.smallest };
  const names = hasNames ? [name, shortName] : [];
  for (const texts of names) {
    const fitted = fitLines(area, texts, nameSizes);
    if (fitted !== undefined) return fitted;
  }
  return fitLines(area, abbreviation, sizes);
}

function fitTightly(area: LabelArea, sizes: LabelSizes): FittedText | undefined {
  const { name, shortName, abbreviation } = area;
  const texts = [abbreviation, shortName, name].find(({ length }) => length > 0) ?? [];
  return fitLines(area, texts, sizes, MAX_USED_SHARE);
}

/** Fits the fewest lines at the full size, else the lines that allow the largest size. */
function fitLines(
  area: LabelArea,
  texts: readonly LabelText[],
  { smallest, largest }: LabelSizes,
  usedShare = USED_SHARE,
): FittedText | undefined {
  let best: FittedText | undefined;
  for (const text of texts) {
    if (usedShare * area.limitSize(text) < smallest) continue;
    const fitted = area.fit(text);
    const size = Math.min(usedShare * fitted.size, largest);
    if (size >= smallest && size > (best?.size ?? 0)) best = { ...fitted, size };
  }
  return best;
}

/**
 * Places the abbreviation of a small opening on the mat beside it; undefined without a free place.
 */
function placeBeside(
  area: LabelArea,
  size: number,
  findPlace: FindLabelPlace,
): FittedText | undefined {
  const [text] = area.abbreviation;
  if (text === undefined) return undefined;
  const at = findPlace(area.cross, { width: text.width * size, height: size });
  return at === undefined ? undefined : { text, at, size };
}

function createLabel({ text, at, size }: FittedText): PlacedLabel {
  const [width, height] = [text.width * size, text.height * size];
  const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
  return { lines: text.lines, at, size, box };
}
