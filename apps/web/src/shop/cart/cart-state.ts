import {
  CHECKOUT_ERROR_REACTIONS,
  type CheckoutErrorAction,
  type CheckoutErrorCode,
} from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import type { CheckoutMutationResult } from "./cart-remote.ts";
import type { CartChange, Checkout } from "./checkout.ts";

/** `waiting` is for a connection; `failed` means that the cart could not be loaded. */
export type CartStatus = "loading" | "saved" | "saving" | "waiting" | "failed";

export type CartChangeOutcome =
  | { readonly kind: "saved" }
  | {
      readonly kind: "refused";
      readonly message: string;
      /** What the person can do; undefined when the server did not answer. */
      readonly action?: CheckoutErrorAction;
    };

/** Why the last change of a line was undone. Other changes are refused to their callers only. */
export interface CartProblem {
  readonly message: string;
  readonly action: CheckoutErrorAction;
  /** Whether a payment is open, which must be given up before the cart can be changed. */
  readonly isLocked: boolean;
  readonly lineId: string | undefined;
  /** Sends the change again. */
  readonly retry: () => void;
}

export interface CartState {
  /**
   * The checkout, with the clicks that the server has not answered yet; undefined while loading and
   * without items.
   */
  readonly checkout: Checkout | undefined;
  readonly status: CartStatus;
  /** Whether the amounts are estimates, which they are until the server has answered. */
  readonly isEstimate: boolean;
  readonly problem: CartProblem | undefined;
}

export interface CartRefusal {
  /** The reason of the server; undefined when it did not answer. */
  readonly code?: CheckoutErrorCode;
  readonly message: string;
  readonly lineId?: string | undefined;
}

/** Describes a refused change; undefined when only its caller shows why it was refused. */
export function findCartProblem(
  change: CartChange,
  { code, message, lineId }: CartRefusal,
  retry: () => void,
): CartProblem | undefined {
  const action = code === undefined ? "retry" : CHECKOUT_ERROR_REACTIONS[code].action;
  const isShown = "lineId" in change || change.kind === "pay-stickers";
  if (!isShown && action !== "reload-checkout") return undefined;
  return {
    message,
    lineId: lineId ?? ("lineId" in change ? change.lineId : undefined),
    action,
    isLocked: code === "LOCKED",
    retry,
  };
}

/**
 * Whether the checkout is paid or no longer exists. An answer with the error INVALID lacks the
 * checkout only if it no longer exists.
 */
export function isCheckoutOver({
  checkout,
  checkoutUserErrors: [error],
}: CheckoutMutationResult): boolean {
  return checkout === null ? error?.code === "INVALID" : checkout.completedAt !== null;
}

/** The message for a change that the server did not answer; undefined stands for loading. */
export function describeFailedChange(change: CartChange | undefined): string {
  switch (change?.kind) {
    case undefined:
      return formatMessage(shopMessages.cartLoadFailed);
    case "add":
      return formatMessage(shopMessages.addFailed);
    case "remove":
      return formatMessage(shopMessages.removeFailed);
    default:
      return formatMessage(shopMessages.updateFailed);
  }
}
