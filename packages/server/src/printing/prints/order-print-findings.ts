import { type Design, openingsOf, resolveOutputOption } from "@photomap/design";
import { DEFAULT_PRINT_OPTIONS, inspectPrints, type PrintFinding } from "@photomap/printing";
import type { FrozenProject } from "./render.types.ts";

/** The number of openings that a line names; many with the same problem are one line. */
const MAX_NAMES = 5;

/** Lists the findings of the preflight as texts for staff. */
export function listPrintFindings(content: FrozenProject, design: Design): string[] {
  const findings = inspectPrints({
    openings: openingsOf(design),
    inputs: content.inputs,
    outputOption: resolveOutputOption(design, content),
    options: { ...DEFAULT_PRINT_OPTIONS, brand: content.businessId },
    scale: content.outputScale,
  });
  return [
    describe(findings, "blurry", (names) => `Photos are blurry at this size: ${names}`),
    describe(findings, "gap", (names) => `Photos leave a gap: ${names}`),
    describe(findings, "outside", (names) => `A photo is outside its opening: ${names}`),
    describe(findings, "missing", (names) => `Without a photo: ${names}`),
  ].flatMap((text) => text ?? []);
}

function describe(
  findings: readonly PrintFinding[],
  kind: PrintFinding["kind"],
  write: (names: string) => string,
): string | undefined {
  const openings = findings
    .filter((finding) => finding.kind === kind)
    .flatMap((finding) => (finding.kind === "missing" ? finding.openings : [finding.opening]));
  const names = [...new Set(openings.map(({ name }) => name))];
  if (names.length === 0) return undefined;
  const others = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return write(others > 0 ? `${shown} and ${others} more` : shown);
}
