import { useId } from "react";
import styles from "./ColorSwatches.module.css";

interface ColorSwatchesProps {
  readonly label: string;
  readonly colors: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The name of the selected color is shown as text, not only as a ring. */
export function ColorSwatches({ label, colors, value, onChange }: ColorSwatchesProps) {
  const name = useId();
  const chosen = colors.find((color) => color.value === value);
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.legend}>
        {label}
        <span aria-hidden="true">{chosen?.name}</span>
      </legend>
      <div className={styles.row}>
        {colors.map((color) => (
          <input
            key={color.value}
            type="radio"
            name={name}
            className={styles.swatch}
            aria-label={color.name}
            checked={color.value === value}
            style={{ backgroundColor: color.value }}
            onChange={() => onChange(color.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
