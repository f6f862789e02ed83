import { isDeepStrictEqual } from "node:util";
import type { CartLine } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import type { Transaction } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { lockCart, updateCart } from "./cart.repository.ts";
import type {
  CartContent,
  CartDetails,
  CheckoutProblem,
  CheckoutRequestResult,
} from "./cart.types.ts";
import { type CartAdditions, findContent } from "./cart-content.repository.ts";
import { lockStickerOrders } from "./cart-stickers.repository.ts";
import { priceCheckout } from "./price-checkout.ts";

/** The cart of a request. */
export interface CartTarget {
  /** The brand of the request; a cart of another brand counts as missing. */
  readonly brand: BrandId;
  readonly checkoutId: string;
  /** Finds the viewer's own carts and those without an owner. */
  readonly viewer: Viewer;
  /** A UUID: a repeated request changes nothing. */
  readonly requestId?: string | undefined;
}

export type CartChangeResult =
  | {
      readonly kind: "changed";
      readonly lines?: readonly CartLine[];
      readonly details?: CartDetails;
    }
  | { readonly kind: "refused"; readonly problems: readonly CheckoutProblem[] };

export const CART_MISSING: CheckoutRequestResult = {
  problems: [{ code: "INVALID", field: ["checkoutId"] }],
};

export function createCheckoutRequestResult(content: CartContent): CheckoutRequestResult {
  return { checkout: priceCheckout(content), problems: [] };
}

export function refuseCartChange(
  content: CartContent,
  problems: readonly CheckoutProblem[],
): CheckoutRequestResult {
  return { checkout: priceCheckout(content), problems };
}

/**
 * Locks the cart, or the one it was merged into, and returns its id; undefined when it is missing.
 * Whether the viewer may use it is known when its content is read.
 */
export async function lockCurrentCart(
  transaction: Transaction,
  checkoutId: string,
): Promise<string | undefined> {
  const cart = await lockCart(transaction, checkoutId);
  // A merged cart is locked before its target everywhere, so that two transactions never wait for
  // each other.
  const current = cart?.mergedInto ? await lockCart(transaction, cart.mergedInto) : cart;
  return current?.id;
}

/** Locks the cart, reads everything the change depends on, and applies the change. */
export async function lockAndChangeCart(
  transaction: Transaction,
  target: CartTarget,
  additions: CartAdditions,
  change: (content: CartContent) => CartChangeResult,
): Promise<CheckoutRequestResult> {
  const { brand, viewer, requestId } = target;
  const cartId = await lockCurrentCart(transaction, target.checkoutId);
  const { stickerOrderIds = [] } = additions;
  // Of two carts that add the same one in parallel, the second finds it in the first.
  if (stickerOrderIds.length > 0) await lockStickerOrders(transaction, stickerOrderIds);
  const query = { brand, viewer, requestId, ...additions };
  const content = cartId && (await findContent(transaction, { cartId, ...query }));
  if (!content) return CART_MISSING;
  if (content.completedAt !== null)
    return refuseCartChange(content, [{ code: "ALREADY_COMPLETED" }]);
  if (content.isRepeated) return createCheckoutRequestResult(content);
  const result = change(content);
  if (result.kind === "refused") return refuseCartChange(content, result.problems);
  const { lines = content.lines, details = content } = result;
  // Without a new version: a payment page that is open for the cart stays valid.
  if (requestId === undefined && isUnchanged(content, lines, details))
    return createCheckoutRequestResult(content);
  const version = await updateCart(transaction, { cartId: content.id, details, lines, requestId });
  return createCheckoutRequestResult({ ...content, ...details, lines, version });
}

function isUnchanged(
  content: CartContent,
  lines: readonly CartLine[],
  details: CartDetails,
): boolean {
  return (
    isDeepStrictEqual(lines, content.lines) &&
    details.email === content.email &&
    details.note === content.note &&
    details.zip === content.zip &&
    details.shippingOptionId === content.shippingOptionId &&
    details.discountCode === content.discountCode
  );
}
