import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./AddressFields.module.css";
import type { BuyerField } from "./use-buyer-fields.ts";

/** Postal abbreviations of the states, the District of Columbia and military mail. */
const CODES =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV
  NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AA AE AP`.split(/\s+/);

const STATE_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Choose" },
  ...CODES.map((code) => ({ value: code, label: code })),
];

/** The shipping address of an order without a payment, which no payment page collects. */
export function AddressFields({ field }: { readonly field: BuyerField }) {
  const { ref: _ref, ...state } = field("state");
  return (
    <section className={styles.address} aria-labelledby="address">
      <h2 id="address">Shipping address</h2>
      <TextField label="Full name" autoComplete="name" {...field("name")} />
      <TextField label="Street address" autoComplete="address-line1" {...field("line1")} />
      <TextField
        label="Apartment, suite (optional)"
        autoComplete="address-line2"
        {...field("line2")}
      />
      <div className={styles.row}>
        <TextField label="City" autoComplete="address-level2" {...field("city")} />
        <Select label="State" autoComplete="address-level1" options={STATE_OPTIONS} {...state} />
      </div>
    </section>
  );
}
