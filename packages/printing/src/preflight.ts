import { countsTowardTotal, type Opening, type OutputOption } from "@photomap/design";
import { type Shape, shapeArea } from "@photomap/geometry";
import {
  type Edit,
  findGap,
  getPrintArea,
  getScaleLimits,
  growToCover,
  type Inputs,
  isHidden,
  isIncluded,
  isOutside,
  type OpeningImage,
  parseOutline,
  pickPlacement,
} from "@photomap/project";
import { getPrintLayer, type PieceOptions } from "./print-piece.ts";
import { type PrintQuality, printQuality } from "./print-quality.ts";

interface OpeningFinding {
  readonly opening: Opening;
}

export type PrintFinding =
  | (OpeningFinding & { readonly kind: "outside"; readonly imageId: string; readonly fix: Edit })
  | (OpeningFinding & {
      readonly kind: "gap";
      /** The fraction of the region, 0 to 1. */
      readonly share: number;
      readonly fix: Edit | undefined;
    })
  | (OpeningFinding & {
      readonly kind: "blurry";
      readonly imageId: string;
      readonly quality: PrintQuality;
    })
  | { readonly kind: "missing"; readonly openings: readonly Opening[] };

export interface PreflightRequest {
  /** All openings of the design. */
  readonly openings: readonly Opening[];
  readonly inputs: Inputs;
  readonly outputOption?: Pick<OutputOption, "inputs"> | undefined;
  readonly options: PieceOptions;
  /** The size on paper divided by the size in the design. */
  readonly scale: number;
}

/** Lists the problems of prints by opening; empty openings come last. */
export function inspectPrints(request: PreflightRequest): PrintFinding[] {
  const { openings, inputs, outputOption } = request;
  const included = openings.filter((opening) =>
    isIncluded(opening, inputs[opening.id], outputOption),
  );
  const findings = included.flatMap((opening) => inspectOpening(opening, request));
  const empty = included.filter(
    (opening) => countsTowardTotal(opening, true) && (inputs[opening.id]?.images.length ?? 0) === 0,
  );
  return empty.length === 0 ? findings : [...findings, { kind: "missing", openings: empty }];
}

function inspectOpening(opening: Opening, request: PreflightRequest): PrintFinding[] {
  const input = request.inputs[opening.id];
  if (input === undefined || input.images.length === 0) return [];
  const outline = parseOutline(getPrintLayer(opening, request.options));
  const outside = input.images.filter((image) => isOutside(outline, image));
  const shown = input.images.filter((image) => !outside.includes(image));
  return [
    ...outside.map((image) => describeOutside(opening, image)),
    // A background color is printed: it leaves no unprinted paper.
    ...(input.background === undefined ? findUnprintedGap(opening, outline, shown) : []),
    ...shown
      .filter((image, i) => !isHidden(outline, image, shown.slice(i + 1)))
      .flatMap((image) => describeBlur(opening, image, request.scale)),
  ];
}

function describeOutside(opening: Opening, { id }: OpeningImage): PrintFinding {
  const fix = { type: "REMOVE_IMAGES", openingId: opening.id, imageIds: [id] } as const;
  return { kind: "outside", opening, imageId: id, fix };
}

function findUnprintedGap(
  opening: Opening,
  outline: Shape,
  shown: readonly OpeningImage[],
): PrintFinding[] {
  const gap = shown.length === 0 ? [] : findGap(outline, shown);
  if (gap.length === 0) return [];
  const share = shapeArea(gap) / shapeArea(outline);
  return [{ kind: "gap", opening, share, fix: createCoverEdit(opening, outline, shown[0]) }];
}

/**
 * Enlarges the bottom photo, above which the others stay visible; undefined if that exceeds its
 * size limit.
 */
export function createCoverEdit(
  opening: Opening,
  outline: Shape,
  photo: OpeningImage | undefined,
): Edit | undefined {
  if (photo === undefined) return undefined;
  const placement = growToCover(pickPlacement(photo), outline);
  const area = getPrintArea(opening);
  if (area === undefined || placement.width / photo.width > getScaleLimits(photo, area).max) {
    return undefined;
  }
  return { type: "PLACE_IMAGE", openingId: opening.id, imageId: photo.id, placement };
}

function describeBlur(opening: Opening, image: OpeningImage, scale: number): PrintFinding[] {
  const quality = printQuality(image, scale);
  if (quality.tier.level === "good") return [];
  return [{ kind: "blurry", opening, imageId: image.id, quality }];
}
