import { CHECKOUT_ERRORS, type CheckoutAction, type CheckoutErrorCode } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import type { CheckoutAnswer } from "./cart-remote.ts";
import type { CartChange, Checkout } from "./checkout.ts";

/** Waiting: for a connection. Failed: the cart could not be loaded. */
export type CartStatus = "loading" | "saved" | "saving" | "waiting" | "failed";

export type CartOutcome =
  | { readonly kind: "saved" }
  | {
      readonly kind: "refused";
      readonly message: string;
      /** Undefined without an answer of the server. */
      readonly action?: CheckoutAction;
    };

/** Why the last change of a line was undone. Other changes are refused to their callers only. */
export interface CartProblem {
  readonly message: string;
  readonly action: CheckoutAction;
  /** A payment is open; it has to be given up before the cart can be changed. */
  readonly isLocked: boolean;
  readonly lineId: string | undefined;
  /** Sends the change again. */
  readonly retry: () => void;
}

export interface CartState {
  /** With the clicks that the server has not answered; undefined without items, and while loading. */
  readonly checkout: Checkout | undefined;
  readonly status: CartStatus;
  /** The amounts are estimates until the server has answered. */
  readonly isEstimate: boolean;
  readonly problem: CartProblem | undefined;
}

export interface CartRefusal {
  /** Undefined without an answer of the server. */
  readonly code?: CheckoutErrorCode;
  readonly message: string;
  readonly lineId?: string | undefined;
}

/** Undefined for changes whose callers alone show why they were refused. */
export function describeProblem(
  change: CartChange,
  { code, message, lineId }: CartRefusal,
  retry: () => void,
): CartProblem | undefined {
  const action = code === undefined ? "retry" : CHECKOUT_ERRORS[code].action;
  if (!("lineId" in change) && action !== "reload-checkout") return undefined;
  return {
    message,
    lineId: lineId ?? ("lineId" in change ? change.lineId : undefined),
    action,
    isLocked: code === "LOCKED",
    retry,
  };
}

/** It is paid, or does not exist any more: only then a refusal as invalid has no checkout. */
export function isCheckoutOver({ checkout, checkoutUserErrors: [error] }: CheckoutAnswer): boolean {
  return checkout === null ? error?.code === "INVALID" : checkout.completedAt !== null;
}

/** Without an answer of the server. */
export function describeFailed(change: CartChange | undefined): string {
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
