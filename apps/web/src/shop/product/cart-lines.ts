import { type CustomAttribute, normalizeAttributes } from "@photomap/commerce";
import type { NewCartLine } from "../cart/checkout.ts";
import type { Product, TokenProduct, Variant } from "./product.ts";
import { countChosenTokens, findTokenOffer, type TokenChoice } from "./token-offer.ts";

export interface ProductSelection {
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly customAttributes: readonly CustomAttribute[];
  /** The project of a personalized map. */
  readonly projectId: string | undefined;
}

export function createProductLine(order: ProductSelection): NewCartLine {
  const { product, variant, quantity, projectId } = order;
  const normalized = normalizeAttributes(order.customAttributes);
  return {
    variantId: variant.id,
    quantity,
    customAttributes:
      normalized.kind === "normalized" ? normalized.attributes : order.customAttributes,
    ...(projectId !== undefined && { projectId }),
    display: {
      title: product.title,
      variantTitle: variant.title,
      unitPrice: variant.price,
      imageUrl: variant.image?.url1024 ?? product.images[0]?.url256,
      handle: product.handle,
    },
  };
}

/** Creates one line per pack of tokens; undefined when the number is not valid. */
export function createTokenLines(
  tokens: TokenProduct | null,
  choice: TokenChoice,
): readonly NewCartLine[] | undefined {
  const count = countChosenTokens(choice);
  if (count === 0 || tokens === null) return [];
  const offer = count === undefined ? undefined : findTokenOffer(tokens, count);
  return offer?.lines.flatMap(({ variantId, quantity }) => {
    const variant = tokens.variants.find(({ id }) => id === variantId);
    return variant === undefined ? [] : [createTokenLine(tokens, variant, quantity)];
  });
}

function createTokenLine(
  { title, handle }: TokenProduct,
  { id, title: variantTitle, price, image }: TokenProduct["variants"][number],
  quantity: number,
): NewCartLine {
  return {
    variantId: id,
    quantity,
    customAttributes: [],
    display: { title, variantTitle, unitPrice: price, imageUrl: image?.url256, handle },
  };
}
