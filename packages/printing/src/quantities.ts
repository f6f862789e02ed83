import { type Design, type Opening, type OutputOption, openingsOf } from "@photomap/design";
import { type Inputs, isIncluded } from "@photomap/project";

export const MAX_PRINT_QUANTITY = 999;

/** The number of prints by opening id; a missing one is 0. */
export type Quantities = Readonly<Record<string, number>>;

/** Lists the included openings with photos, in design order. */
export function printableOpenings(
  design: Pick<Design, "features">,
  inputs: Inputs,
  outputOption?: Pick<OutputOption, "inputs">,
): Opening[] {
  return openingsOf(design).filter((opening) => {
    const input = inputs[opening.id];
    return (input?.images.length ?? 0) > 0 && isIncluded(opening, input, outputOption);
  });
}

export function defaultQuantities(printable: readonly Pick<Opening, "id">[]): Quantities {
  return Object.fromEntries(printable.map(({ id }) => [id, 1]));
}

/** Sets a quantity, clamping `typed` to a whole number from 0 to 999. */
export function setQuantity(quantities: Quantities, openingId: string, typed: number): Quantities {
  const whole = Number.isNaN(typed) ? 0 : Math.trunc(typed);
  const quantity = Math.min(MAX_PRINT_QUANTITY, Math.max(0, whole));
  return { ...quantities, [openingId]: quantity };
}
