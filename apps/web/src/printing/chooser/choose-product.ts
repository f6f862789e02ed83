import type { OutputType } from "@photomap/design";
import type { GetMapProductsQuery } from "../../platform/api/generated/graphql.ts";

export type MapProduct = GetMapProductsQuery["storefrontDesignProducts"][number];
type SelectedOption = MapProduct["variants"][number]["selectedOptions"][number];

export interface OrderedMap {
  readonly id: string;
  readonly designId: string;
  readonly outputType: OutputType;
  readonly backgroundId: string | null;
}

/** The product that the map becomes; another one where the shop doesn't sell that kind. */
export function chooseProduct(
  products: readonly MapProduct[],
  outputType: OutputType,
): MapProduct | undefined {
  const isKind = ({ metafields }: MapProduct) => metafields.outputType === outputType;
  return products.find(isKind) ?? products[0];
}

/**
 * Chooses the map's size and mat, and the first value of every other option. What is sold out is
 * replaced by what is for sale in the same size.
 */
export function chooseOptions(product: MapProduct, map: OrderedMap): readonly SelectedOption[] {
  const wanted = product.options.map(({ name, values }) => {
    const fits = (value: string) =>
      name === "Mat"
        ? value.toLowerCase() === map.backgroundId
        : readDesignId(product, value) === map.designId;
    return { name, value: values.find(fits) ?? values[0] ?? "" };
  });
  const countWanted = (options: readonly SelectedOption[]) =>
    options.filter(({ name, value }) =>
      wanted.some((each) => each.name === name && each.value === value),
    ).length;
  const size = wanted.find(({ value }) => readDesignId(product, value) !== undefined)?.value;
  const [best] = product.variants
    .filter(({ availableForSale }) => availableForSale)
    .map(({ selectedOptions }) => selectedOptions)
    .filter((options) => size === undefined || options.some(({ value }) => value === size))
    .toSorted((a, b) => countWanted(b) - countWanted(a));
  return best ?? wanted;
}

/** The path to the product with the map and the options chosen. */
export function getProductPath(
  { handle }: MapProduct,
  map: OrderedMap,
  options: readonly SelectedOption[],
): string {
  const query = new URLSearchParams([
    ["map", map.id],
    ...options.map(({ name, value }) => [name, value]),
  ]);
  return `/product/${handle}?${query}`;
}

/** The design of the size that an option value names. */
function readDesignId({ metafields }: MapProduct, value: string): string | undefined {
  const { sizes } = metafields;
  if (typeof sizes !== "object" || sizes === null) return undefined;
  const facts: unknown = new Map<string, unknown>(Object.entries(sizes)).get(value);
  const isKnown = typeof facts === "object" && facts !== null && "designId" in facts;
  return isKnown && typeof facts.designId === "string" ? facts.designId : undefined;
}
