import { useId } from "react";
import styles from "./RangeField.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The formatted value, shown and announced: 100%, −4°. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  onChange,
}: RangeFieldProps) {
  const id = useId();
  const getShare = (at: number) => (at - min) / (max - min);
  const origin = min < 0 ? 0 : min;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{valueText}</output>
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={{
          "--start": getShare(Math.min(origin, value)),
          "--end": getShare(Math.max(origin, value)),
        }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
