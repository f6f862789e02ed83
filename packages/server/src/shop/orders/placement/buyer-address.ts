import {
  type CountryCode,
  isSamePostalCode,
  isUsPostalCode,
  type OrderAddress,
  US_STATE_CODES,
} from "@photomap/commerce";
import type { Checkout, CheckoutProblem } from "../../carts/cart.types.ts";

/** An address as entered on the checkout page. */
export interface BuyerAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  /** Two-letter code in any case. */
  readonly state: string;
  readonly zip: string;
  readonly country?: CountryCode | undefined;
}

export interface Delivery {
  readonly kind: "valid";
  readonly name: string;
  readonly address: OrderAddress;
}

export type BuyerAddressResult =
  | Delivery
  | { readonly kind: "refused"; readonly problems: readonly CheckoutProblem[] };

const MAX_LENGTH = 200;
const STATES: ReadonlySet<string> = new Set(US_STATE_CODES);

/**
 * Reads where a cart is sent, which has to be the ZIP code that its shipping is priced for.
 * Undefined when nothing is shipped, or the payment page asks for the address.
 */
export function readDelivery(
  { cart, prices }: Pick<Checkout, "prices"> & { readonly cart: Pick<Checkout["cart"], "zip"> },
  input: BuyerAddress | undefined,
): BuyerAddressResult | undefined {
  if (!prices.requiresShipping || (input === undefined && prices.total.amountMinor > 0)) {
    return undefined;
  }
  const result = parseBuyerAddress(input);
  const zip = result.kind === "valid" ? result.address.postalCode : undefined;
  if (zip === undefined || cart.zip === null || isSamePostalCode(zip, cart.zip)) return result;
  return { kind: "refused", problems: [{ code: "INVALID", field: ["input", "address", "zip"] }] };
}

/** Checks an address in the USA, the only country we ship to. */
export function parseBuyerAddress(input: BuyerAddress | undefined): BuyerAddressResult {
  const texts = {
    name: input?.name.trim() ?? "",
    line1: input?.line1.trim() ?? "",
    city: input?.city.trim() ?? "",
    state: input?.state.trim().toUpperCase() ?? "",
    zip: input?.zip.trim() ?? "",
  };
  const country = input?.country ?? "US";
  const line2 = input?.line2?.trim() ?? "";
  const problems = Object.entries({ ...texts, line2 }).flatMap(([name, text]) => {
    const code = findProblem(name, text);
    return code === undefined ? [] : [{ code, field: ["input", "address", name] }];
  });
  if (problems.length > 0) return { kind: "refused", problems };
  const { name, line1, city, state, zip: postalCode } = texts;
  const address = { line1, city, state, postalCode, country };
  return { kind: "valid", name, address: line2 === "" ? address : { ...address, line2 } };
}

function findProblem(name: string, text: string): CheckoutProblem["code"] | undefined {
  if (text === "") return name === "line2" ? undefined : "BLANK";
  if (text.length > MAX_LENGTH) return "TOO_LONG";
  if (name === "state" && !STATES.has(text)) return "INVALID_STATE_IN_COUNTRY";
  return name === "zip" && !isUsPostalCode(text) ? "INVALID" : undefined;
}
