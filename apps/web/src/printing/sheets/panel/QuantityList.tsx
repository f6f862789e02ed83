import { formatMessage, projectMessages } from "@photomap/messages";
import { type PrintPlan, type Quantities, setQuantity } from "@photomap/printing";
import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./QuantityList.module.css";
import { QuantityRow } from "./QuantityRow.tsx";

type Row = PrintPlan["rows"][number];

interface QuantityListProps {
  readonly regionTypePlural: string;
  readonly rows: readonly Row[];
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
}

export function QuantityList({ regionTypePlural, rows, quantities, onChange }: QuantityListProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = rows
    .filter(({ opening }) => opening.name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.opening.name.localeCompare(b.opening.name));
  /** Applies to the rows that match the search. */
  const setFound = (choose: (row: Row) => number) =>
    onChange(found.reduce((all, row) => setQuantity(all, row.opening.id, choose(row)), quantities));
  return (
    <section className={styles.list} aria-label="Quantities">
      <div className={styles.head}>
        <h2>How many</h2>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setFound((row) => Math.max(1, row.quantity))}
        >
          Select all
        </Button>
        <Button size="small" variant="quiet" onClick={() => setFound(() => 0)}>
          Select none
        </Button>
      </div>
      <label className={styles.search}>
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <input
          type="search"
          value={search}
          aria-label={`Search ${regionTypePlural}`}
          placeholder={`Search ${regionTypePlural}`}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {formatMessage(projectMessages.noMatches)}
        </p>
      ) : null}
      <ul className={styles.rows}>
        {found.map((row) => (
          <li key={row.opening.id}>
            <QuantityRow
              row={row}
              onChange={(typed) => onChange(setQuantity(quantities, row.opening.id, typed))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
