import { MAX_LINE_QUANTITY } from "@photomap/commerce";
import { ChevronDown } from "lucide-react";
import styles from "./QuantitySelect.module.css";

const QUANTITIES = Array.from({ length: MAX_LINE_QUANTITY }, (_, index) => index + 1);

interface QuantitySelectProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

export function QuantitySelect({ quantity, onChange }: QuantitySelectProps) {
  return (
    <span className={styles.quantity}>
      <select
        aria-label="Quantity"
        value={quantity}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {QUANTITIES.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
      <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
    </span>
  );
}
