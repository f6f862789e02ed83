import { type BrandId, isOutputScale, OUTPUT_TYPES } from "@photomap/design";
import { listMapProblems, type MapProblem } from "@photomap/printing";
import type { MapCheckFragment } from "../../../platform/api/generated/graphql.ts";
import type { Product } from "../product.ts";
import type { OwnMapContent } from "./load-own-map-content.ts";

/** What to look at before a map is printed on the product. */
type OwnMapCheck = Pick<MapCheckFragment, "regionType" | "regionTypePlural" | "problems">;

const MAX_NAMED = 6;

const KINDS = {
  blurry: "BLURRY",
  gap: "GAP",
  outside: "OUTSIDE",
  missing: "MISSING",
} as const satisfies Record<MapProblem["kind"], string>;

/** Inspects a map at the size and in the type in which the product prints it. */
export function inspectOwnMap(
  { design, ...content }: Pick<OwnMapContent, "design" | "inputs" | "outputType" | "outputScale">,
  metafields: Pick<Product["metafields"], "outputType" | "outputScale">,
  businessId: BrandId,
): OwnMapCheck {
  const scale = metafields.outputScale ?? 0;
  const printed = {
    businessId,
    inputs: content.inputs,
    outputType: OUTPUT_TYPES.find((type) => type === metafields.outputType) ?? content.outputType,
    outputScale: isOutputScale(scale) ? scale : content.outputScale,
  };
  const problems = listMapProblems(printed, design).map(({ kind, openings }) => ({
    kind: KINDS[kind],
    count: openings.length,
    regions: openings.slice(0, MAX_NAMED),
  }));
  const { regionType, regionTypePlural } = design;
  return { regionType, regionTypePlural, problems };
}
