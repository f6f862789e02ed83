import { parseAmount, SHIPPING_ZONES } from "@photomap/commerce";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./ShippingRatesForm.module.css";
import { type PackageDraft, ZONE_NAMES } from "./shipping-rates-draft.ts";

interface PackageFieldsProps {
  readonly title: string;
  readonly draft: PackageDraft;
  /** Whether it takes all packages that are larger than the others. */
  readonly isLast: boolean;
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<PackageDraft>) => void;
  readonly onRemove: () => void;
}

/** The limits of a class of packages, and its prices in each zone. */
export function PackageFields(props: PackageFieldsProps) {
  const { title, draft, isLast, isChecked, onChange, onRemove } = props;
  return (
    <fieldset className={styles.package}>
      <legend className={styles.legend}>{title}</legend>
      {isLast ? null : (
        <div className={styles.limits}>
          <TextField
            label="Up to, in ounces"
            inputMode="numeric"
            autoComplete="off"
            value={draft.maxWeightOz}
            error={findLimitProblem(draft.maxWeightOz, isChecked)}
            onChange={({ target }) => onChange({ maxWeightOz: target.value })}
          />
          <TextField
            label="Longest side, in inches"
            inputMode="numeric"
            autoComplete="off"
            value={draft.maxLengthIn}
            error={findLimitProblem(draft.maxLengthIn, isChecked)}
            onChange={({ target }) => onChange({ maxLengthIn: target.value })}
          />
          <Button size="small" variant="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Standard, USD</th>
            <th scope="col">Expedited, USD</th>
          </tr>
        </thead>
        <tbody>
          {SHIPPING_ZONES.map((zone) => (
            <tr key={zone}>
              <th scope="row">{ZONE_NAMES[zone]}</th>
              {(["standard", "expedited"] as const).map((option) => (
                <td key={option}>
                  <input
                    className={styles.price}
                    inputMode="decimal"
                    autoComplete="off"
                    aria-label={`${title}, ${option} to ${ZONE_NAMES[zone]}`}
                    aria-invalid={
                      (isChecked && parseAmount(draft.prices[zone][option].trim()) === undefined) ||
                      undefined
                    }
                    value={draft.prices[zone][option]}
                    onChange={({ target }) =>
                      onChange({
                        prices: {
                          ...draft.prices,
                          [zone]: { ...draft.prices[zone], [option]: target.value },
                        },
                      })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function findLimitProblem(text: string, isChecked: boolean): string | undefined {
  if (!isChecked || /^[1-9]\d{0,5}$/.test(text.trim())) return undefined;
  return "Enter a whole number.";
}
