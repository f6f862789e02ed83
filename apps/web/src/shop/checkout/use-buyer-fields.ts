import { isUsPostalCode } from "@photomap/commerce";
import { isEmailAddress } from "@photomap/project";
import type { AddressInput } from "../../platform/api/generated/graphql.ts";
import { isFree } from "../../platform/format/price.ts";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { type CheckoutError, findErrorFieldName } from "./use-checkout.ts";

interface BuyerOptions {
  readonly checkout: Checkout;
  readonly accountEmail: string | undefined;
  readonly errors: readonly CheckoutError[];
}

/** The fields about the buyer. The address is included only when no payment page collects it. */
export function useBuyerFields({ checkout, accountEmail, errors }: BuyerOptions) {
  const { requiresShipping, shippingOption, totalPrice } = checkout;
  const isFreeOfCharge = isFree(totalPrice) && !(requiresShipping && shippingOption === null);
  const needsAddress = isFreeOfCharge && requiresShipping;
  const checkFilled = (message: string) => (text: string) =>
    needsAddress && text.trim() === "" ? message : undefined;
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
      zip: checkout.zip ?? "",
      name: "",
      line1: "",
      line2: "",
      city: "",
      state: "",
    },
  );
  type Name = keyof typeof values;
  const address: AddressInput = {
    name: values.name.trim(),
    line1: values.line1.trim(),
    line2: values.line2.trim() || null,
    city: values.city.trim(),
    state: values.state,
    zip: values.zip.trim(),
  };
  return {
    email: values.email.trim(),
    address: needsAddress ? address : undefined,
    needsAddress,
    isFreeOfCharge,
    check,
    /** Returns the props of a field, with the server's error until the next attempt. */
    field: (name: Name) => {
      const refused = errors.find((error) => findErrorFieldName(error.field) === name);
      const props = field(name);
      return { ...props, error: props.error ?? refused?.message };
    },
  };
}

export type BuyerField = ReturnType<typeof useBuyerFields>["field"];
