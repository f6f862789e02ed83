import {
  type BrandId,
  type Design,
  type OutputType,
  openingsOf,
  resolveOutputOption,
} from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { inspectPrints, type PrintFinding } from "./preflight.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";

/** A map as it is printed on a product. */
export interface PrintedMap {
  readonly businessId: BrandId;
  readonly outputType: OutputType;
  /** The size on paper divided by the size in the design. */
  readonly outputScale: number;
  readonly inputs: Inputs;
}

/** Everything of one kind that is wrong with a printed map; never without openings. */
export interface MapProblem {
  readonly kind: PrintFinding["kind"];
  readonly openings: readonly { readonly id: string; readonly name: string }[];
}

const KINDS = [
  "blurry",
  "gap",
  "outside",
  "missing",
] as const satisfies readonly MapProblem["kind"][];

/**
 * Lists what is wrong with a map that is printed whole, with each opening once per kind. Shop,
 * checkout and staff all show this list.
 */
export function listMapProblems(map: PrintedMap, design: Design): MapProblem[] {
  const findings = inspectPrints({
    openings: openingsOf(design),
    inputs: map.inputs,
    outputOption: resolveOutputOption(design, map),
    options: { ...DEFAULT_PRINT_OPTIONS, brand: map.businessId },
    scale: map.outputScale,
  });
  return KINDS.flatMap((kind) => {
    const found = findings
      .filter((finding) => finding.kind === kind)
      .flatMap((finding) => (finding.kind === "missing" ? finding.openings : [finding.opening]));
    const openings = [...new Map(found.map(({ id, name }) => [id, { id, name }])).values()];
    return openings.length === 0 ? [] : [{ kind, openings }];
  });
}
