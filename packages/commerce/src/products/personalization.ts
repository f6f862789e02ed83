import type { CheckoutErrorCode } from "../cart/checkout-error.ts";
import type { CustomAttribute } from "../cart/custom-attributes.ts";
import { findTextProblem, type ProductTextField } from "./text-fields.ts";

/** The metafields that say what a line of the product needs. */
export interface PersonalizedProduct {
  readonly personalizationType?: string | null | undefined;
  readonly textFields: readonly Pick<ProductTextField, "key" | "maxLength" | "isRequired">[];
}

export interface PersonalizedLine {
  readonly projectId?: string | undefined;
  readonly customAttributes: readonly CustomAttribute[];
}

export interface PersonalizationProblem {
  readonly code: CheckoutErrorCode;
  readonly message: string;
}

/** Whether a line of the product needs the project of a map. */
export function needsProject({
  personalizationType,
}: Pick<PersonalizedProduct, "personalizationType">): boolean {
  return personalizationType === "map";
}

/**
 * Why the personalization of a line is incomplete: no map, or a text that is missing or does not
 * fit. The product page asks before it adds a line, and the server for every line.
 */
export function findPersonalizationProblem(
  metafields: PersonalizedProduct,
  { projectId, customAttributes }: PersonalizedLine,
): PersonalizationProblem | undefined {
  if (needsProject(metafields) && projectId === undefined) {
    return { code: "BLANK", message: "Choose the map you'd like on it." };
  }
  for (const field of metafields.textFields) {
    const text = customAttributes.find(({ key }) => key === field.key)?.value ?? "";
    const problem = findTextProblem(field, text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
