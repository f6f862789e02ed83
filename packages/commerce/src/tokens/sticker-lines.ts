import { stickerMessages } from "@photomap/messages";
import type { NewCartLine } from "../cart/cart.ts";
import { ATTRIBUTE_KEYS } from "../cart/custom-attributes.ts";
import { sumHalfTokens } from "./allocate-tokens.ts";

interface StickerVariant {
  readonly variantId: string;
  readonly sizeClass: string;
  /** The tokens that one sticker costs, in steps of 0.5. */
  readonly tokens: number;
}

/** The variants of an output type's stickers. */
export interface StickerSet {
  readonly outputType: string;
  readonly variants: readonly StickerVariant[];
  readonly tokenRedemptionVariantId?: string | null | undefined;
}

/** A variant with its metafields. */
interface StoredVariant {
  readonly id: string;
  readonly sku: string;
  readonly sticker: {
    readonly sizeClass?: string;
    readonly tokens?: number;
    /** The SKU of the variant that is paid with tokens. */
    readonly tokenRedemptionVariant?: string;
  } | null;
}

/** Creates the sticker set from the variants of one sticker product. */
export function createStickerSet(
  outputType: string,
  variants: readonly StoredVariant[],
): StickerSet {
  const redemptionSkus = new Set(variants.map(({ sticker }) => sticker?.tokenRedemptionVariant));
  return {
    outputType,
    variants: variants.flatMap(({ id, sticker }) =>
      sticker?.sizeClass === undefined
        ? []
        : [{ variantId: id, sizeClass: sticker.sizeClass, tokens: sticker.tokens ?? 0 }],
    ),
    tokenRedemptionVariantId: variants.find(({ sku }) => redemptionSkus.has(sku))?.id,
  };
}

interface StickerItem {
  readonly sizeClass: string;
  readonly quantityWithMoney: number;
  readonly quantityWithTokens: number;
}

interface OrderedStickers {
  /** The id, "{file id}-{rest}". */
  readonly id: string;
  readonly items: readonly StickerItem[];
}

export type StickerLinesResult =
  | { readonly kind: "created"; readonly lines: readonly NewCartLine[] }
  | { readonly kind: "refused"; readonly message: string };

/**
 * Creates the cart lines of a sticker order: one for each size class that is paid with money, and
 * one for all stickers that are paid with tokens.
 */
export function createStickerLines(
  { id, items }: OrderedStickers,
  set: StickerSet,
): StickerLinesResult {
  const variants = new Map(set.variants.map((variant) => [variant.sizeClass, variant]));
  const withTokens = sumQuantities(items, ({ quantityWithTokens }) => quantityWithTokens);
  const { tokenRedemptionVariantId: redemptionId } = set;
  const isMissing = items.some(({ sizeClass }) => !variants.has(sizeClass));
  if (isMissing || (withTokens > 0 && !redemptionId)) {
    return { kind: "refused", message: stickerMessages.redemptionFailed.text };
  }
  const customAttributes = [{ key: ATTRIBUTE_KEYS.orderId, value: id }];
  const lines: NewCartLine[] = [...variants.values()].map(({ variantId, sizeClass }) => {
    const ofClass = items.filter((item) => item.sizeClass === sizeClass);
    const quantity = sumQuantities(ofClass, ({ quantityWithMoney }) => quantityWithMoney);
    return { variantId, quantity, customAttributes };
  });
  if (redemptionId) {
    const value = String(sumTokens(items, variants));
    const attributes = [...customAttributes, { key: ATTRIBUTE_KEYS.tokensUsed, value }];
    lines.push({ variantId: redemptionId, quantity: withTokens, customAttributes: attributes });
  }
  return { kind: "created", lines: lines.filter(({ quantity }) => quantity > 0) };
}

function sumQuantities(items: readonly StickerItem[], read: (item: StickerItem) => number): number {
  return items.reduce((sum, item) => sum + read(item), 0);
}

/** Adds up the tokens, in steps of 0.5. */
function sumTokens(
  items: readonly StickerItem[],
  variants: ReadonlyMap<string, StickerVariant>,
): number {
  const halfTokens = sumHalfTokens(
    items.map(({ sizeClass, quantityWithTokens }) => ({
      quantityWithTokens,
      halfTokens: Math.round(2 * (variants.get(sizeClass)?.tokens ?? 0)),
    })),
  );
  return halfTokens / 2;
}
