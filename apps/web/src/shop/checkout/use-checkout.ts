import { CHECKOUT_ERROR_REACTIONS } from "@photomap/commerce";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  type AddressInput,
  type CheckoutAttributesInput,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  UpdateCheckoutAttributesDocument,
} from "../../platform/api/generated/graphql.ts";
import { cartRemote } from "../cart/cart-remote.ts";
import type { Checkout } from "../cart/checkout.ts";
import { predictCheckout } from "../cart/predict-checkout.ts";

type PlaceOrderResult = PlaceOrderMutation["placeOrder"];
export type CheckoutError = Extract<
  PlaceOrderResult,
  { __typename: "PlaceOrderRefused" }
>["errors"][number];

interface PlacedBy {
  readonly email: string;
  /** The shipping address; undefined when nothing is shipped. */
  readonly address: AddressInput | undefined;
  /** The keys of the map checks that the page shows. */
  readonly shownMapChecks: readonly string[];
}

interface OpenCheckout {
  readonly checkout: Checkout;
  /** The errors of the last attempt to place the order. */
  readonly errors: readonly CheckoutError[];
  /** Whether the order is placed, and the browser is about to leave this page. */
  readonly isLeaving: boolean;
  /** Resolves to an error message, or undefined on success. */
  readonly save: (input: CheckoutAttributesInput) => Promise<string | undefined>;
  readonly place: (by: PlacedBy) => Promise<string | undefined>;
  /** Shows the checkout as it is now; what was typed stays. */
  readonly reload: () => Promise<void>;
  readonly removeCode: () => Promise<void>;
}

export function getCheckoutCompletePath(checkoutId: string): string {
  return `/checkout/${encodeURIComponent(checkoutId)}/complete`;
}

/** The checkout of the page. The payment page is opened by a full navigation. */
export function useCheckout(initial: Checkout): OpenCheckout {
  const [checkout, setCheckout] = useState(initial);
  const [errors, setErrors] = useState<readonly CheckoutError[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  useReloadAfterReturn();
  const { id: checkoutId } = checkout;

  const update = async (input: CheckoutAttributesInput) => {
    const { payload } = await execute(UpdateCheckoutAttributesDocument, { checkoutId, input });
    if (payload.checkout !== null) setCheckout(payload.checkout);
    const refused = payload.checkoutUserErrors.map((error) => ({ ...error, field: null }));
    return { saved: payload.checkout, refused };
  };

  const receive = async (result: PlaceOrderResult) => {
    if (result.__typename === "PlaceOrderSuccess") {
      setLeaving(true);
      if (result.paymentUrl === null) await navigate(getCheckoutCompletePath(checkoutId));
      else location.assign(result.paymentUrl);
      return undefined;
    }
    if (result.__typename !== "PlaceOrderRefused") return result.message;
    if (result.checkout !== null) setCheckout(result.checkout);
    return refuse(result.errors, result.message);
  };

  const refuse = async (refused: readonly CheckoutError[], reason = "") => {
    if (refused.some(({ code }) => code === "ALREADY_COMPLETED")) {
      await navigate(getCheckoutCompletePath(checkoutId));
      return undefined;
    }
    // A reason that is none of a single line, such as missing tokens.
    const hasReason = reason !== "" && refused.every(({ message }) => message !== reason);
    setErrors(hasReason ? refused.filter((error) => !isGeneralError(error)) : refused);
    return hasReason ? reason : describeLines(refused);
  };

  const reload = async () => {
    const current = await cartRemote.load(checkoutId);
    setErrors([]);
    if (current === undefined || current.lineItems.length === 0) await navigate("/cart");
    else if (current.completedAt !== null) await navigate(getCheckoutCompletePath(checkoutId));
    else setCheckout(current);
  };

  const removeCode = async () => {
    await cartRemote.send(checkoutId, { kind: "remove-code" });
    await reload();
  };

  const place = async ({ email, address, shownMapChecks }: PlacedBy) => {
    setErrors([]);
    const { saved, refused } = await update({ email });
    if (saved === null || refused.length > 0) return refuse(refused);
    // Another tab may have changed the cart: the buyer sees the new total before paying it.
    if (saved.totalPrice.amount !== checkout.totalPrice.amount) {
      return CHECKOUT_ERROR_REACTIONS.TOTAL_PRICE_MISMATCH.message;
    }
    const input = {
      checkoutId,
      version: saved.version,
      email,
      address: address ?? null,
      ...(shownMapChecks.length > 0 && { shownMapChecks: [...shownMapChecks] }),
    };
    return receive((await execute(PlaceOrderDocument, { input })).placeOrder);
  };
  /** The choice is shown at once, and undone when it is not saved. */
  const save = async (input: CheckoutAttributesInput) => {
    setCheckout(predictCheckout(checkout, { kind: "details", input }));
    const result = await update(input).catch((error: unknown) => {
      setCheckout(checkout);
      throw error;
    });
    if (result.saved === null) setCheckout(checkout);
    return result.refused[0]?.message;
  };
  return { checkout, errors, isLeaving, save, place, reload, removeCode };
}

/** Whether the error belongs to no line and no field of the page. */
export function isGeneralError({ lineItemId, field }: CheckoutError): boolean {
  return !lineItemId && !findErrorFieldName(field);
}

function describeLines(errors: readonly CheckoutError[]): string | undefined {
  return errors.some(({ lineItemId }) => lineItemId) && !errors.some(isGeneralError)
    ? "Some items can't be ordered as they are. Check the items in your order."
    : undefined;
}

/** Finds the field that a path names last: "zip" for ["input", "address", "zip"]. */
export function findErrorFieldName(path: CheckoutError["field"]): string | undefined {
  return path?.[0] === "input" ? path.at(-1) : undefined;
}

/**
 * Reloads the page when the browser restores it as it was left for the payment page, still waiting
 * for that page.
 */
function useReloadAfterReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}
