import { isUsPostalCode } from "@photomap/commerce";
import { Truck, Zap } from "lucide-react";
import { useEffect, useState } from "react";
import type { CheckoutAttributesInput } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { describeArrival, formatShippingPrice } from "../cart/describe-shipping.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AddressFields } from "./AddressFields.tsx";
import styles from "./CheckoutPage.module.css";
import type { BuyerFields } from "./use-buyer-fields.ts";

const DEFAULT_OPTION = "standard";

interface ShippingFieldsProps {
  readonly checkout: Checkout;
  readonly buyer: BuyerFields;
  /** Resolves to an error message, or undefined on success. */
  readonly onSave: (input: CheckoutAttributesInput) => Promise<string | undefined>;
}

/** The shipping address, whose ZIP code is saved as soon as it's complete, and the ways to ship. */
export function ShippingFields({ checkout, buyer, onSave }: ShippingFieldsProps) {
  const { shippingOptions, shippingOption } = checkout;
  const { problem, save } = useSavedShipping(checkout, buyer.address.zip, onSave);
  const zip = buyer.field("zip");
  const zipField: typeof zip = {
    ...zip,
    error: zip.error ?? problem,
    onChange: (event) => {
      zip.onChange(event);
      const typed = event.target.value.trim();
      if (isUsPostalCode(typed)) save(typed);
    },
  };
  return (
    <>
      <section className={styles.section} aria-labelledby="shipping">
        <h2 id="shipping">Shipping address</h2>
        {buyer.isAddressKnown && problem === undefined ? (
          <AddressCard address={buyer.address} onChange={buyer.editAddress} />
        ) : (
          <AddressFields field={buyer.field} zipField={zipField} hint={describeReach(checkout)} />
        )}
      </section>
      {shippingOptions.length > 0 ? (
        <section className={styles.section} aria-labelledby="shipping-method">
          <h2 id="shipping-method">Shipping method</h2>
          <ChoiceCards>
            <legend className="visually-hidden">Shipping method</legend>
            {shippingOptions.map((option) => (
              <ChoiceCard
                key={option.id}
                name="shipping"
                picture={option.id === DEFAULT_OPTION ? <Truck {...ICON} /> : <Zap {...ICON} />}
                title={option.title}
                hints={[capitalize(describeArrival(option))]}
                aside={formatShippingPrice(option)}
                checked={option.id === shippingOption?.id}
                onChoose={() => save(undefined, option.id)}
              />
            ))}
          </ChoiceCards>
        </section>
      ) : null}
    </>
  );
}

const ICON = { size: 22, strokeWidth: 1.6, "aria-hidden": true } as const;

/**
 * Saves ZIP code and way to ship, at first those that the page starts with: the known address's ZIP
 * code, and the cheapest way.
 */
function useSavedShipping(
  { zip, shippingOptions, shippingOption }: Checkout,
  knownZip: string,
  onSave: ShippingFieldsProps["onSave"],
) {
  const [problem, setProblem] = useState<string>();
  const send = async (input: CheckoutAttributesInput) => {
    setProblem(undefined);
    setProblem(
      await onSave(input).catch((error) => reportAndDescribeFailure(error, "checkout shipping")),
    );
  };
  const save = (typedZip: string | undefined, optionId = shippingOption?.id ?? DEFAULT_OPTION) =>
    void send({ ...(typedZip !== undefined && { zip: typedZip }), shippingOptionId: optionId });
  const isZipKnown = zip === null && isUsPostalCode(knownZip);
  const saveKnownZip = useLatest(() => isZipKnown && save(knownZip.trim()));
  useEffect(() => void saveKnownZip.current(), [saveKnownZip]);
  const cheapestId = shippingOption === null ? shippingOptions[0]?.id : undefined;
  const latestSave = useLatest(save);
  useEffect(() => {
    if (cheapestId !== undefined) latestSave.current(undefined, cheapestId);
  }, [cheapestId, latestSave]);
  return { problem, save };
}

/** Says where we ship, and when it arrives while the ZIP code is missing. */
function describeReach({ arrival, shippingOptions }: Checkout): string {
  return arrival === null || shippingOptions.length > 0
    ? "We ship within the US."
    : `We ship within the US. In most states it arrives ${arrival.text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
