import {
  ATTRIBUTE_KEYS,
  type CartLine,
  type CustomAttribute,
  readOrderIdAttribute,
} from "@photomap/commerce";
import type {
  CheckoutAttributesInput,
  CheckoutLineFragment,
  CheckoutPartsFragment,
} from "../../platform/api/generated/graphql.ts";
import type { Price } from "../../platform/format/price.ts";

export type Checkout = CheckoutPartsFragment;
export type CheckoutLine = CheckoutLineFragment;

/** An item that is put into the cart. */
export interface NewCartLine {
  readonly variantId: string;
  readonly quantity: number;
  readonly customAttributes: readonly CustomAttribute[];
  /** The project of a personalized map. */
  readonly projectId?: string | undefined;
  /** Shown until the server has answered. */
  readonly display: {
    readonly title: string;
    readonly variantTitle: string;
    readonly unitPrice: Price;
    readonly imageUrl: string | undefined;
    readonly handle: string;
  };
}

/** A change of the cart as data: it is applied for display at once, and sent. */
export type CartChange =
  | { readonly kind: "add"; readonly requestId: string; readonly lines: readonly NewCartLine[] }
  | {
      readonly kind: "update";
      readonly lineId: string;
      readonly quantity?: number;
      readonly customAttributes?: readonly CustomAttribute[];
    }
  | { readonly kind: "remove"; readonly lineId: string }
  | {
      readonly kind: "split";
      readonly requestId: string;
      readonly lineId: string;
      readonly quantity: number;
      readonly customAttributes: readonly CustomAttribute[];
    }
  /** Splits the stickers in the cart between tokens and money again. */
  | { readonly kind: "pay-stickers"; readonly withTokens: boolean }
  | { readonly kind: "details"; readonly input: CheckoutAttributesInput }
  | { readonly kind: "apply-code"; readonly code: string }
  | { readonly kind: "remove-code" };

/** Returns what the rules of the cart need of a line, without the map name that the server adds. */
export function toCartLine({
  id,
  quantity,
  variant,
  file: project,
  ...line
}: CheckoutLine): CartLine {
  const customAttributes = line.customAttributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.map);
  return {
    id,
    variantId: variant?.id ?? "",
    quantity,
    customAttributes,
    projectId: project?.id,
    stickerOrderId: line.stickerOrderId ?? undefined,
  };
}

/**
 * The sticker order of an item that is put into the cart; undefined for other items. The server
 * reads it from the same attribute.
 */
export function getStickerOrderId({ customAttributes }: NewCartLine): string | undefined {
  return readOrderIdAttribute(customAttributes)?.orderId;
}

/** The id of a line until the server has answered. */
export function getTemporaryLineId(requestId: string, index: number): string {
  return `${NEW_LINE_PREFIX}${requestId}-${index}`;
}

export function isTemporaryLineId(id: string): boolean {
  return id.startsWith(NEW_LINE_PREFIX);
}

const NEW_LINE_PREFIX = "new-";

/** The path of the checkout, which is a page of this site. */
export function getCheckoutPath({ webUrl }: Checkout): string {
  return new URL(webUrl, location.href).pathname;
}
