import { findDesignId, type Product, type SelectedOption, type Variant } from "./product.ts";

/**
 * The options in an address. Without any, those of the first variant that is for sale; an address
 * that names some leaves the others open.
 */
export function readSelectedOptions(product: Product, search: string): readonly SelectedOption[] {
  const { options } = product;
  const parameters = new URLSearchParams(search);
  const named = options.flatMap(({ name, values }) => {
    const value = parameters.get(name);
    return value !== null && values.includes(value) ? [{ name, value }] : [];
  });
  if (named.length > 0) return named;
  return findFirstVariant(product)?.selectedOptions ?? [];
}

/**
 * Finds the first variant for sale, if possible in the size of a new map's design. When none is for
 * sale, it is the first variant.
 */
function findFirstVariant(product: Product): Variant | undefined {
  const { variants, metafields } = product;
  const available = variants.filter(({ availableForSale }) => availableForSale);
  const isUsual = ({ selectedOptions }: Variant) =>
    findDesignId(product, selectedOptions) === metafields.blueprintId;
  return available.find(isUsual) ?? available[0] ?? variants[0];
}

/** The address of a choice; its other parameters stay. */
export function createOptionsQuery(
  search: string,
  selectedOptions: readonly SelectedOption[],
): string {
  const parameters = new URLSearchParams(search);
  for (const { name, value } of selectedOptions) parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

export function selectOption(
  selectedOptions: readonly SelectedOption[],
  { name, value }: SelectedOption,
): readonly SelectedOption[] {
  return [...selectedOptions.filter((option) => option.name !== name), { name, value }];
}

export function findSelectedValue(
  selectedOptions: readonly SelectedOption[],
  name: string,
): string | undefined {
  return selectedOptions.find((option) => option.name === name)?.value;
}
