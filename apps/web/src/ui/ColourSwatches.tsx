import { useId } from "react";
import styles from "./ColourSwatches.module.css";

interface ColourSwatchesProps {
  readonly label: string;
  readonly colours: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Colours have names: the chosen one is written out, not only ringed. */
export function ColourSwatches({ label, colours, value, onChange }: ColourSwatchesProps) {
  const name = useId();
  const chosen = colours.find((colour) => colour.value === value);
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.legend}>
        {label}
        <span aria-hidden="true">{chosen?.name}</span>
      </legend>
      <div className={styles.row}>
        {colours.map((colour) => (
          <input
            key={colour.value}
            type="radio"
            name={name}
            className={styles.swatch}
            aria-label={colour.name}
            checked={colour.value === value}
            style={{ backgroundColor: colour.value }}
            onChange={() => onChange(colour.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
