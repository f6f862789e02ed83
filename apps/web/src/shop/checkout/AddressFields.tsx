import { US_STATE_CODES } from "@photomap/commerce";
import type { ComponentProps } from "react";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./AddressFields.module.css";
import type { BuyerField } from "./use-buyer-fields.ts";

const STATE_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Choose" },
  ...US_STATE_CODES.map((code) => ({ value: code, label: code })),
];

interface AddressFieldsProps {
  readonly field: BuyerField;
  readonly zipField: Omit<ComponentProps<typeof TextField>, "label">;
  /** Where we ship. */
  readonly hint: string;
}

/** The fields of the shipping address, in the order in which browsers fill them. */
export function AddressFields({ field, zipField, hint }: AddressFieldsProps) {
  const { ref: _ref, ...state } = field("state");
  return (
    <div className={styles.address}>
      <TextField label="Full name" autoComplete="shipping name" {...field("name")} />
      <TextField label="Street address" autoComplete="shipping address-line1" {...field("line1")} />
      <TextField
        label="Apartment, suite (optional)"
        autoComplete="shipping address-line2"
        {...field("line2")}
      />
      <div className={styles.row}>
        <TextField label="City" autoComplete="shipping address-level2" {...field("city")} />
        <Select
          label="State"
          autoComplete="shipping address-level1"
          options={STATE_OPTIONS}
          {...state}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          {...zipField}
        />
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
