import { shopMessages } from "@photomap/messages";
import { MAX_LINE_QUANTITY, MIN_LINE_QUANTITY } from "../cart/cart.ts";
import { CHECKOUT_ERROR_REACTIONS } from "../cart/checkout-error.ts";
import type { PersonalizationProblem } from "./personalization.ts";

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

export interface OptionVariant {
  readonly id: string;
  readonly availableForSale: boolean;
  readonly selectedOptions: readonly SelectedOption[];
}

function hasValue(options: readonly SelectedOption[], { name, value }: SelectedOption): boolean {
  return options.some((option) => option.name === name && option.value === value);
}

/** Finds the variant that has every selected option. */
export function findVariant<Variant extends OptionVariant>(
  variants: readonly Variant[],
  selectedOptions: readonly SelectedOption[],
): Variant | undefined {
  return variants.find((variant) =>
    variant.selectedOptions.every((option) => hasValue(selectedOptions, option)),
  );
}

/** Lists the option's values that are for sale together with the other selected options. */
export function listAvailableValues(
  variants: readonly OptionVariant[],
  selectedOptions: readonly SelectedOption[],
  name: string,
): string[] {
  const others = selectedOptions.filter((option) => option.name !== name);
  const values = variants
    .filter(({ availableForSale }) => availableForSale)
    .filter((variant) => others.every((option) => hasValue(variant.selectedOptions, option)))
    .flatMap((variant) => variant.selectedOptions.filter((option) => option.name === name))
    .map(({ value }) => value);
  return [...new Set(values)];
}

export interface AddToCartRequest<Variant extends OptionVariant> {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly selectedOptions: readonly SelectedOption[];
  readonly quantity: number;
  readonly personalizationProblem: PersonalizationProblem | undefined;
}

export type AddToCartResult<Variant> =
  | { readonly kind: "allowed"; readonly variant: Variant }
  | { readonly kind: "refused"; readonly message: string };

export function checkAddToCart<Variant extends OptionVariant>(
  request: AddToCartRequest<Variant>,
): AddToCartResult<Variant> {
  const { options, variants, selectedOptions, quantity, personalizationProblem } = request;
  const isComplete = options.every(({ name }) =>
    selectedOptions.some((option) => option.name === name),
  );
  if (!isComplete) return { kind: "refused", message: shopMessages.selectAllOptions.text };
  const variant = findVariant(variants, selectedOptions);
  if (!variant?.availableForSale) return { kind: "refused", message: shopMessages.outOfStock.text };
  if (quantity < MIN_LINE_QUANTITY || quantity > MAX_LINE_QUANTITY || !Number.isInteger(quantity)) {
    return { kind: "refused", message: CHECKOUT_ERROR_REACTIONS.LESS_THAN.message };
  }
  if (personalizationProblem !== undefined) {
    return { kind: "refused", message: personalizationProblem.message };
  }
  return { kind: "allowed", variant };
}

/**
 * Returns the handle of the product that a light or dark version belongs to; otherwise the same
 * handle.
 */
export function getBaseHandle(handle: string): string {
  return handle.replace(/(?<=.)-(?:light|dark)$/, "");
}
