import { isUsPostalCode } from "@photomap/commerce";
import { Truck, Zap } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import type { CheckoutAttributesInput } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { describeArrival, formatShippingPrice } from "../cart/describe-shipping.ts";
import styles from "./CheckoutPage.module.css";

const DEFAULT_OPTION = "standard";

interface ShippingFieldsProps {
  readonly checkout: Checkout;
  readonly zipField: Omit<ComponentProps<typeof TextField>, "label"> & { readonly value: string };
  /** Resolves to an error message, or undefined on success. */
  readonly onSave: (input: CheckoutAttributesInput) => Promise<string | undefined>;
}

export function ShippingFields({ checkout, zipField, onSave }: ShippingFieldsProps) {
  const [problem, setProblem] = useState<string>();
  const { shippingOptions, shippingOption } = checkout;
  const save = async (input: CheckoutAttributesInput) => {
    setProblem(undefined);
    setProblem(
      await onSave(input).catch((error) => reportAndDescribeFailure(error, "checkout shipping")),
    );
  };
  const lowestId = shippingOption === null ? shippingOptions[0]?.id : undefined;
  const latestSave = useLatest(save);
  useEffect(() => {
    if (lowestId !== undefined) void latestSave.current({ shippingOptionId: lowestId });
  }, [lowestId, latestSave]);
  const changeZip: typeof zipField.onChange = (event) => {
    zipField.onChange?.(event);
    const zip = event.target.value.trim();
    if (!isUsPostalCode(zip)) return;
    void save({ zip, shippingOptionId: shippingOption?.id ?? DEFAULT_OPTION });
  };
  return (
    <section className={styles.section} aria-labelledby="shipping">
      <h2 id="shipping">Shipping</h2>
      <TextField
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint={describeReach(checkout)}
        {...zipField}
        error={zipField.error ?? problem}
        onChange={changeZip}
      />
      {shippingOptions.length > 0 ? (
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
              onChoose={() => void save({ shippingOptionId: option.id })}
            />
          ))}
        </ChoiceCards>
      ) : null}
    </section>
  );
}

const ICON = { size: 22, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Says where we ship, and when it arrives while the ZIP code is missing. */
function describeReach({ arrival, shippingOptions }: Checkout): string {
  return arrival === null || shippingOptions.length > 0
    ? "We ship within the US."
    : `We ship within the US. In most states it arrives ${arrival.text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
