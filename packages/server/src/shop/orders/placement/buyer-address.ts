import { type CountryCode, isUsPostalCode } from "@photomap/commerce";
import type { CheckoutProblem } from "../../carts/cart.types.ts";
import type { OrderAddress } from "../order.types.ts";

/** An address as entered on the checkout page, for an order without a payment. */
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

export type BuyerAddressResult =
  | { readonly kind: "valid"; readonly name: string; readonly address: OrderAddress }
  | { readonly kind: "refused"; readonly problems: readonly CheckoutProblem[] };

const MAX_LENGTH = 200;
const STATES = new Set(
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM
  NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI
  AA AE AP`.split(/\s+/),
);

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
