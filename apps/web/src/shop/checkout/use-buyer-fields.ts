import { isSamePostalCode, isUsPostalCode } from "@photomap/commerce";
import { isEmailAddress } from "@photomap/project";
import { useState } from "react";
import type { AddressInput } from "../../platform/api/generated/graphql.ts";
import { isFree } from "../../platform/format/price.ts";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import type { Checkout } from "../cart/checkout.ts";
import type { AddressTexts } from "./AddressCard.tsx";
import { type CheckoutError, findErrorFieldName } from "./use-checkout.ts";

interface BuyerOptions {
  readonly checkout: Checkout;
  readonly accountEmail: string | undefined;
  readonly errors: readonly CheckoutError[];
}

const ADDRESS_FIELDS = ["name", "line1", "line2", "city", "state", "zip"] as const;

/** The fields about the buyer: the email address, and where the order is sent. */
export function useBuyerFields({ checkout, accountEmail, errors }: BuyerOptions) {
  const { requiresShipping, shippingOption, totalPrice } = checkout;
  const known = findKnownAddress(checkout);
  const [isEdited, setEdited] = useState(known === undefined);
  const isFreeOfCharge = isFree(totalPrice) && !(requiresShipping && shippingOption === null);
  const checkFilled = (message: string) => (text: string) =>
    requiresShipping && text.trim() === "" ? message : undefined;
  const { values, field, check } = useFields(
    {
      email: (text) => (isEmailAddress(text.trim()) ? undefined : "Enter your email address."),
      zip: (text) => {
        if (!requiresShipping) return undefined;
        if (!isUsPostalCode(text)) return "Enter a 5-digit ZIP code.";
        return shippingOption === null ? "Choose a shipping method." : undefined;
      },
      name: checkFilled("Enter the recipient's name."),
      line1: checkFilled("Enter a street address."),
      line2: () => undefined,
      city: checkFilled("Enter a city."),
      state: checkFilled("Choose a state."),
    },
    {
      email: checkout.email ?? accountEmail ?? "",
      zip: checkout.zip ?? known?.zip ?? "",
      name: known?.name ?? "",
      line1: known?.line1 ?? "",
      line2: known?.line2 ?? "",
      city: known?.city ?? "",
      state: known?.state ?? "",
    },
  );
  const address: AddressTexts = {
    name: values.name.trim(),
    line1: values.line1.trim(),
    line2: values.line2.trim(),
    city: values.city.trim(),
    state: values.state,
    zip: values.zip.trim(),
  };
  const describedField = (name: keyof typeof values) => {
    const refused = errors.find((error) => findErrorFieldName(error.field) === name);
    const props = field(name);
    return { ...props, error: props.error ?? refused?.message };
  };
  return {
    email: values.email.trim(),
    address,
    /** What the order is placed with; undefined when nothing is shipped. */
    addressInput: requiresShipping ? createAddressInput(address) : undefined,
    /** Whether the address needs no fields: it is known, and nothing about it was refused. */
    isAddressKnown:
      !isEdited && ADDRESS_FIELDS.every((name) => describedField(name).error === undefined),
    editAddress: () => setEdited(true),
    isFreeOfCharge,
    check,
    /** Returns the props of a field, with the server's error until the next attempt. */
    field: describedField,
  };
}

export type BuyerFields = ReturnType<typeof useBuyerFields>;
export type BuyerField = BuyerFields["field"];

/** Returns the address to start with, unless another ZIP code was entered since. */
function findKnownAddress({ zip, shippingAddress: address }: Checkout) {
  if (address === null) return undefined;
  return zip === null || isSamePostalCode(zip, address.zip) ? address : undefined;
}

function createAddressInput({ line2, ...address }: AddressTexts): AddressInput {
  return { ...address, line2: line2 === "" ? null : line2 };
}
