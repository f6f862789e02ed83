import { useSearchParams } from "react-router";
import styles from "./ListTools.module.css";

interface FilterProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first option, which filters nothing. */
  readonly noneLabel?: string;
}

/** A filter of the form as a select. */
export function FilterSelect({ name, label, options, noneLabel = "All" }: FilterProps) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? "";
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      {/* The key sets the value after a navigation: the field is not controlled. */}
      <select key={value} name={name} defaultValue={value}>
        <option value="">{noneLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
