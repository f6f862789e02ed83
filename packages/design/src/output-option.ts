import type { Design, OutputOption } from "./design.ts";
import { DEFAULT_OUTPUT_TYPE, type OutputType } from "./output-type.ts";

/**
 * The product of a design that somebody asks for, or nothing if the design cannot become it. Who
 * names no type gets the wall hanging, or the first product of a design that has none.
 */
export function findOutputOption(
  { outputOptions }: Pick<Design, "outputOptions">,
  type?: OutputType,
  scale?: number,
): OutputOption | undefined {
  const fitting = outputOptions.filter((option) => scale === undefined || option.scale === scale);
  if (type !== undefined) return fitting.find((option) => option.type === type);
  return fitting.find((option) => option.type === DEFAULT_OUTPUT_TYPE) ?? fitting[0];
}

/** A project with a custom scale counts as the standard option of its type. */
export function resolveOutputOption(
  design: Pick<Design, "outputOptions">,
  { outputType, outputScale }: { readonly outputType: OutputType; readonly outputScale: number },
): OutputOption | undefined {
  return findOutputOption(design, outputType, outputScale) ?? findOutputOption(design, outputType);
}
