import type {
  GetProductPageQuery,
  ProductPageFragment,
} from "../../platform/api/generated/graphql.ts";

export type Product = ProductPageFragment;
export type Variant = Product["variants"][number];
export type SelectedOption = Variant["selectedOptions"][number];
export type TokenProduct = NonNullable<GetProductPageQuery["stickerTokens"]>;

/** Adds the mat of products that offer only one. */
export function addDefaultMat(
  selectedOptions: readonly SelectedOption[],
  { metafields: { background } }: Pick<Product, "metafields">,
): readonly SelectedOption[] {
  return background === null
    ? selectedOptions
    : [...selectedOptions, { name: "Mat", value: background }];
}

/** The option that the page shows first, then the others. */
export function sortOptions({ options, metafields }: Product): Product["options"] {
  const isPrimary = ({ name }: { readonly name: string }) => name === metafields.primaryOption;
  return [...options.filter(isPrimary), ...options.filter((option) => !isPrimary(option))];
}

/**
 * The pictures to show, the selected variant's first: those of other variants appear when these are
 * selected.
 */
export function listPictures({ images, variants }: Product, variant: Variant | undefined) {
  const ofVariants = new Set(variants.map(({ image }) => image?.url1024));
  const ownUrl = variant?.image?.url1024 ?? images[0]?.url1024;
  const own = images.filter(({ url1024 }) => url1024 === ownUrl);
  return [
    ...own,
    ...images.filter(({ url1024 }) => url1024 !== ownUrl && !ofVariants.has(url1024)),
  ];
}

export interface SizeInInches {
  readonly width: number;
  readonly height: number;
}

/** What an option value means for the finished product. */
function findFacts(
  { metafields: { sizes } }: Product,
  selectedOptions: readonly SelectedOption[],
): unknown {
  if (typeof sizes !== "object" || sizes === null) return undefined;
  const byValue = new Map<string, unknown>(Object.entries(sizes));
  const named = selectedOptions.find(({ value }) => byValue.has(value))?.value;
  return named === undefined ? byValue.values().next().value : byValue.get(named);
}

/** The size in inches without the frame; undefined when it is not known. */
export function findSize(
  product: Product,
  selectedOptions: readonly SelectedOption[],
): SizeInInches | undefined {
  const facts = findFacts(product, selectedOptions);
  return isInches(facts) ? facts : undefined;
}

/** The design of a map in the selected size. */
export function findDesignId(
  product: Product,
  selectedOptions: readonly SelectedOption[],
): string | undefined {
  const facts = findFacts(product, selectedOptions);
  const isKnown = typeof facts === "object" && facts !== null && "designId" in facts;
  return isKnown && typeof facts.designId === "string" ? facts.designId : undefined;
}

function isInches(value: unknown): value is SizeInInches {
  return (
    typeof value === "object" &&
    value !== null &&
    "width" in value &&
    "height" in value &&
    typeof value.width === "number" &&
    typeof value.height === "number"
  );
}
