import { isUsPostalCode } from "@photomap/commerce";
import { isEmailAddress } from "@photomap/project";
import type { CartContent, CartDetails, CheckoutProblem } from "./cart.types.ts";
import { priceCheckout } from "./price-checkout.ts";

const MAX_NOTE_LENGTH = 5000;
const MAX_EMAIL_LENGTH = 254;

/** Changes of a cart's details. Undefined keeps a value; null and blank text remove it. */
export interface DetailChanges {
  readonly note?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly shippingOptionId?: string | null | undefined;
}

export type DetailsResult =
  | { readonly kind: "changed"; readonly details: CartDetails }
  | { readonly kind: "refused"; readonly problems: readonly CheckoutProblem[] };

export function changeDetails(content: CartContent, changes: DetailChanges): DetailsResult {
  const { email, zip, shippingOptionId } = readTexts(changes);
  const details: CartDetails = {
    email: email === undefined ? content.email : email,
    note: changes.note === undefined ? content.note : (changes.note ?? "").trim(),
    zip: zip === undefined ? content.zip : zip,
    shippingOptionId: shippingOptionId === undefined ? content.shippingOptionId : shippingOptionId,
    discountCode: content.discountCode,
  };
  const problems = findProblems(details);
  if (shippingOptionId && !isOffered(content, details)) {
    problems.push({ code: "INVALID", field: ["shippingOptionId"] });
  }
  return problems.length > 0 ? { kind: "refused", problems } : { kind: "changed", details };
}

function readTexts({ email, zip, shippingOptionId }: DetailChanges) {
  const read = (text: string | null | undefined) =>
    text === undefined ? undefined : text?.trim() || null;
  return { email: read(email), zip: read(zip), shippingOptionId: read(shippingOptionId) };
}

function findProblems({ email, note, zip }: CartDetails): CheckoutProblem[] {
  const problems: CheckoutProblem[] = [];
  const add = (code: CheckoutProblem["code"], name: string) =>
    problems.push({ code, field: [name] });
  if (note.length > MAX_NOTE_LENGTH) add("TOO_LONG", "note");
  if (email !== null && email.length > MAX_EMAIL_LENGTH) add("TOO_LONG", "email");
  else if (email !== null && !isEmailAddress(email)) add("INVALID", "email");
  if (zip !== null && !isUsPostalCode(zip)) add("INVALID", "zip");
  return problems;
}

function isOffered(content: CartContent, details: CartDetails): boolean {
  const { shippingOption } = priceCheckout({ ...content, ...details }).prices;
  return shippingOption !== undefined;
}
