import * as z from "zod/mini";
import { amountInput } from "../money/amount-input.ts";
import { isStickerSku, isTokenHandle } from "./item-kind.ts";

const MAX_VALUES = 50;
const WHOLE = "Enter a whole number, or leave it empty.";

const count = (max: number) =>
  z.nullish(z.int(WHOLE).check(z.minimum(0, WHOLE), z.maximum(max, WHOLE)));

/** What staff enter for a new product; pages and the server check it with the same texts. */
export const newProductInput = z
  .object({
    /** The id, chosen by the client: a repeated request creates no second product. */
    id: z.guid(),
    title: z.string().check(z.trim(), z.minLength(1, "A product needs a title."), z.maxLength(200)),
    /** The end of the product page's address; not one that makes the product a pack of tokens. */
    handle: z.string().check(
      z.trim(),
      z.regex(/^[a-z0-9-]{1,80}$/, "Use lowercase letters, digits and hyphens."),
      z.refine(
        (handle) => !isTokenHandle(handle),
        "Use another address: this one is for sticker tokens.",
      ),
    ),
    /** The handle of the collection that lists it. */
    collection: z.nullish(z.string()),
    /** What a buyer chooses, such as "Size"; without it, there is one variant. */
    optionName: z.string().check(z.trim(), z.maxLength(40, "Use at most 40 characters.")),
    optionValues: z
      .array(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(60, "Use at most 60 characters.")),
      )
      .check(
        z.maxLength(MAX_VALUES, `Enter at most ${MAX_VALUES} values.`),
        z.refine(
          (values) => new Set(values.map(createSkuPart)).size === values.length,
          "Enter each value once.",
        ),
      ),
    /** The SKU, or the start of those of several variants; not one of a sticker. */
    sku: z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9.-]{2,60}$/, "Use 2 to 60 letters, digits, dots and hyphens."),
      z.refine((sku) => !isStickerSku(sku), "Use another SKU: this one is for stickers."),
    ),
    price: amountInput,
    /** The units of each variant in stock; null is made to order. */
    stock: count(1_000_000),
    weightOz: count(10_000),
    lengthIn: count(1000),
  })
  .check(
    z.refine(
      ({ optionName, optionValues }) => (optionName === "") === (optionValues.length === 0),
      {
        path: ["optionValues"],
        error: "Enter a choice and its values, or leave both empty.",
      },
    ),
  );

export type NewProductInput = z.output<typeof newProductInput>;

interface NewVariant {
  readonly sku: string;
  readonly title: string;
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
}

/** Lists the variants of a new product: one for each choice, or a single one. */
export function listNewVariants({
  optionName: name,
  optionValues,
  sku,
}: Pick<NewProductInput, "optionName" | "optionValues" | "sku">): NewVariant[] {
  if (optionValues.length === 0) return [{ sku, title: "", selectedOptions: [] }];
  return optionValues.map((value) => ({
    sku: `${sku}-${createSkuPart(value)}`,
    title: value,
    selectedOptions: [{ name, value }],
  }));
}

/** Turns "Extra large" into "EXTRA-LARGE". */
function createSkuPart(value: string): string {
  return value
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Suggests the end of the product page's address: "Map pins, brass" becomes "map-pins-brass". */
export function suggestHandle(title: string): string {
  return createSkuPart(title).toLowerCase().slice(0, 80);
}
