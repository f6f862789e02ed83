import { shopMessages } from "@photomap/messages";
import {
  type CustomAttribute,
  readOrderIdAttribute,
  readTokensUsed,
} from "../cart/custom-attributes.ts";
import type { SelectedOption } from "./product-options.ts";

export type ItemKind =
  | { readonly kind: "basic" }
  | { readonly kind: "map"; readonly projectId: string }
  | {
      readonly kind: "sticker";
      readonly stickerOrderId: string;
      /** The tokens used, in steps of 0.5. */
      readonly tokensUsed: number;
    }
  | { readonly kind: "sticker-token" /** The tokens in one unit. */; readonly numTokens: number }
  | { readonly kind: "unknown"; readonly problem: string };

export interface ClassifiableItem {
  readonly handle: string;
  readonly sku: string;
  readonly projectId?: string | null | undefined;
  readonly customAttributes: readonly CustomAttribute[];
  readonly selectedOptions: readonly SelectedOption[];
}

const TOKEN_HANDLES = ["sticker-tokens", "purchase-sticker-tokens"];
const STICKER_SKUS = ["mapmaker.sticker.", "pm.sticker."];
const TOKENS_OPTION = "Tokens";

/** Whether a product with the handle is a pack of tokens. */
export function isTokenHandle(handle: string): boolean {
  return TOKEN_HANDLES.some((start) => handle.startsWith(start));
}

/** Whether a variant with the SKU is a sticker, in capital letters too. */
export function isStickerSku(sku: string): boolean {
  return STICKER_SKUS.some((start) => sku.toLowerCase().startsWith(start));
}

/** Reads the tokens in one unit of a pack from its "Tokens" option; undefined when it has none. */
export function readPackTokens(selectedOptions: readonly SelectedOption[]): number | undefined {
  const value = selectedOptions.find(({ name }) => name === TOKENS_OPTION)?.value ?? "";
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}

/**
 * Returns what a cart line or an order's item is. A sticker without the id of its order is basic.
 */
export function getItemKind(item: ClassifiableItem): ItemKind {
  if (isTokenHandle(item.handle)) {
    const numTokens = readPackTokens(item.selectedOptions);
    return numTokens === undefined
      ? { kind: "unknown", problem: shopMessages.tokenVariantNotFound.text }
      : { kind: "sticker-token", numTokens };
  }
  const order = readOrderIdAttribute(item.customAttributes);
  if (order !== undefined && STICKER_SKUS.some((sku) => item.sku.startsWith(sku))) {
    const tokensUsed = readTokensUsed(item.customAttributes);
    return { kind: "sticker", stickerOrderId: order.orderId, tokensUsed };
  }
  return item.projectId ? { kind: "map", projectId: item.projectId } : { kind: "basic" };
}
