import type { Opening } from "@photomap/design";
import { ChevronDown } from "lucide-react";
import styles from "./RegionSelect.module.css";

interface RegionSelectProps {
  readonly label: string;
  readonly openings: readonly Opening[];
  /** How many more photos an opening takes. */
  readonly getRemaining: (openingId: string) => number;
  readonly value: string;
  /** Label of the empty option. */
  readonly none: string;
  readonly onChange: (openingId: string) => void;
}

/** A native select, for its phone picker, keyboard and screen reader support. */
export function RegionSelect(props: RegionSelectProps) {
  const { label, openings, getRemaining, value, none, onChange } = props;
  return (
    <span className={styles.select}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {openings.map(({ id, name }) => {
          const isFull = getRemaining(id) <= 0 && id !== value;
          return (
            <option key={id} value={id} disabled={isFull}>
              {isFull ? `${name} (full)` : name}
            </option>
          );
        })}
      </select>
      <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
    </span>
  );
}
