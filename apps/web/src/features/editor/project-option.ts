import { type Design, findOutputOption, type OutputOption } from "@photomap/design";
import type { ProjectDetails } from "@photomap/project";

/** The product a project is to become; one of a custom size is like the standard one of its type. */
export function projectOption(
  design: Design,
  { outputType, outputScale }: Pick<ProjectDetails, "outputType" | "outputScale">,
): OutputOption | undefined {
  return findOutputOption(design, outputType, outputScale) ?? findOutputOption(design, outputType);
}
