import type { TimelineYear } from "@photomap/project";
import styles from "./YearNav.module.css";

interface YearNavProps {
  readonly years: readonly TimelineYear[];
  /** Formats a count of openings: 5 states. */
  readonly describe: (count: number) => string;
  readonly onSelect: (year: number | undefined) => void;
}

/** A bar for each year; its height shows the number of openings. */
export function YearNav({ years, describe, onSelect }: YearNavProps) {
  const most = Math.max(...years.map(({ entries }) => entries.length));
  return (
    <nav className={styles.years} aria-label="Years">
      <ul className={styles.list}>
        {years.map(({ year, entries }) => (
          <li key={year ?? "none"}>
            <button type="button" onClick={() => onSelect(year)}>
              <span
                className={styles.bar}
                style={{ "--share": entries.length / most }}
                aria-hidden="true"
              />
              {year ?? "No date"}
              <span className="visually-hidden">, {describe(entries.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
