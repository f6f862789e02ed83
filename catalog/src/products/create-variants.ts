import type { Option, SelectedOption, Variant } from "./product.ts";

/** What a variant costs, and how it differs from the default. */
type VariantFacts = Omit<Variant, "sku" | "title" | "selectedOptions">;

type Values = Readonly<Record<string, string>>;

/** Creates a variant for every combination of option values; the first option changes last. */
export function createVariants(
  skuStart: string,
  options: readonly Option[],
  describeVariant: (values: Values) => VariantFacts,
): Variant[] {
  return combine(options).map((selectedOptions) => {
    const values = selectedOptions.map(({ value }) => value);
    const entries = selectedOptions.map(({ name, value }) => [name, value] as const);
    return {
      sku: [skuStart, ...values.map(createCode)].join("-"),
      title: values.join(" / "),
      selectedOptions,
      ...describeVariant(Object.fromEntries(entries)),
    };
  });
}

function combine(options: readonly Option[]): SelectedOption[][] {
  const [first, ...others] = options;
  if (first === undefined) return [[]];
  const rest = combine(others);
  return first.values.flatMap((value) =>
    rest.map((more) => [{ name: first.name, value }, ...more]),
  );
}

/** Turns "36 × 24 in" into "36X24". */
function createCode(value: string): string {
  return value
    .replace(/ in$/, "")
    .replace(/\s*×\s*/g, "X")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toUpperCase();
}
