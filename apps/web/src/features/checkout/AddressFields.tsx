import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./AddressFields.module.css";
import { STATE_OPTIONS } from "./state-options.ts";
import type { BuyerField } from "./use-buyer-fields.ts";

/** Where an order without a payment is shipped to. */
export function AddressFields({ field }: { readonly field: BuyerField }) {
  const { ref: _ref, ...state } = field("state");
  return (
    <section className={styles.address} aria-labelledby="address">
      <h2 id="address">Delivery address</h2>
      <TextField label="Full name" autoComplete="name" {...field("name")} />
      <TextField label="Street and number" autoComplete="address-line1" {...field("line1")} />
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
