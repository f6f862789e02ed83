import { execute } from "../../platform/api/execute.ts";
import {
  GetMapChecksDocument,
  PlaceOrderDocument,
  type ShippingAddressFragment,
} from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import type { Cart } from "../cart/use-cart.ts";

interface KnownBuyer {
  readonly email: string;
  readonly address: ShippingAddressFragment;
}

/**
 * Places the cart's order for a buyer whose address is known. Resolves to the payment page, or
 * undefined when the checkout page has something to show first: what to look at in a map, or why
 * the order was refused.
 */
export async function placeWithKnownAddress(
  cart: Pick<Cart, "setDetails" | "getCheckout">,
  { email, address }: KnownBuyer,
): Promise<string | undefined> {
  try {
    const shippingOptionId = cart.getCheckout()?.shippingOption?.id ?? "standard";
    const outcome = await cart.setDetails({ email, zip: address.zip, shippingOptionId });
    const checkout = cart.getCheckout();
    if (outcome.kind !== "saved" || checkout === undefined) return undefined;
    const { id: checkoutId, version } = checkout;
    const checks = await execute(GetMapChecksDocument, { checkoutId });
    if (checks.checkout === null || checks.checkout.mapChecks.length > 0) return undefined;
    const input = { checkoutId, version, email, address };
    const { placeOrder: result } = await execute(PlaceOrderDocument, { input });
    const isPaid = result.__typename === "PlaceOrderSuccess" && result.paymentUrl !== null;
    return isPaid ? (result.paymentUrl ?? undefined) : undefined;
  } catch (error) {
    reportError(error, { action: "express payment" });
    return undefined;
  }
}
