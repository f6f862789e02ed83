import type { Opening, OutputOption } from "@photomap/design";
import type { OpeningInput } from "./project.ts";

/** Whether an opening is part of the map: the project has the last word, then the product. */
export function isIncluded(
  opening: Pick<Opening, "id" | "enabled">,
  input: Pick<OpeningInput, "enabled"> | undefined,
  option?: Pick<OutputOption, "inputs">,
): boolean {
  return input?.enabled ?? option?.inputs?.[opening.id]?.enabled ?? opening.enabled;
}
