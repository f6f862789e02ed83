import { formatMessage, shopMessages } from "@photomap/messages";
import { useId } from "react";
import styles from "./OptionPicker.module.css";
import { findSwatch, isWood } from "./swatches.ts";

interface OptionPickerProps {
  readonly name: string;
  readonly values: readonly string[];
  /** The values that are for sale together with the other selected options. */
  readonly available: readonly string[];
  readonly selected: string | undefined;
  readonly onSelect: (value: string) => void;
}

/** Radio buttons: arrow keys move, one Tab stop. A value out of stock can still be looked at. */
export function OptionPicker(props: OptionPickerProps) {
  const { name, values, available, selected, onSelect } = props;
  const group = useId();
  const hasSwatches = values.some((value) => findSwatch(name, value) !== undefined);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        {name}
        {hasSwatches && selected !== undefined ? (
          <span aria-hidden="true">: {selected}</span>
        ) : null}
      </legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label
            key={value}
            className={styles.value}
            data-unavailable={available.includes(value) ? undefined : true}
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <Swatch name={name} value={value} />
            {value}
            {available.includes(value) ? null : (
              <span className="visually-hidden">, {formatMessage(shopMessages.outOfStock)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ name, value }: { readonly name: string; readonly value: string }) {
  const color = findSwatch(name, value);
  if (color === undefined) return null;
  const isGrained = isWood(value) || undefined;
  return <span className={styles.swatch} style={{ "--swatch": color }} data-wood={isGrained} />;
}
