import type { Opening, OutputOption } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";

/** The project has the last word, then the product, then the design. */
export function isShown(
  opening: Opening,
  input: OpeningInput | undefined,
  outputOption: Pick<OutputOption, "inputs"> | undefined,
): boolean {
  return input?.enabled ?? outputOption?.inputs?.[opening.id]?.enabled ?? opening.enabled;
}
