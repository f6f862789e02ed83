import type { OrderLine, UnitCounts } from "./order-amounts.ts";
import styles from "./UnitPicker.module.css";

interface UnitPickerProps {
  readonly lines: readonly OrderLine[];
  readonly units: UnitCounts;
  readonly getMax: (line: OrderLine) => number;
  readonly onChange: (units: UnitCounts) => void;
}

/** Picks how many units of each line; lines without units left are hidden. */
export function UnitPicker({ lines, units, getMax, onChange }: UnitPickerProps) {
  return (
    <ul className={styles.lines}>
      {lines
        .filter((line) => getMax(line) > 0)
        .map((line) => {
          const max = getMax(line);
          return (
            <li key={line.id}>
              <label className={styles.line}>
                <span>
                  {line.title}
                  {line.variantTitle ? (
                    <span className={styles.variant}>{line.variantTitle}</span>
                  ) : null}
                </span>
                <span className={styles.count}>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={max}
                    value={units[line.id] ?? 0}
                    onChange={({ target }) =>
                      onChange({ ...units, [line.id]: clamp(target.valueAsNumber, max) })
                    }
                  />
                  of {max}
                </span>
              </label>
            </li>
          );
        })}
    </ul>
  );
}

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), max) : 0;
}
