import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./DataTable.module.css";

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "end";
  /** Keeps the texts in one line beside a column of long texts. */
  readonly isShort?: boolean;
}

/** Checkboxes at the start of the rows. */
export interface RowSelection<Row> {
  /** The accessible name of the column. */
  readonly label: string;
  /** The accessible name of a row's checkbox. */
  readonly getLabel: (row: Row) => string;
  readonly isSelected: (row: Row) => boolean;
  /** A row that can't be selected has a disabled checkbox; a cell says why. */
  readonly canSelect: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** The path of a row's page: its first cell is the link, and the whole row can be clicked. */
  readonly getPath?: (row: Row) => string;
  /** Marks a row that waits for staff; a cell says why. */
  readonly isUrgent?: (row: Row) => boolean;
  readonly selection?: RowSelection<Row> | undefined;
}

/** A table whose rows are cards on phones. `useListShortcuts` moves the focus among its rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey, selection } = props;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection === undefined ? null : (
            <th scope="col">
              <span className="visually-hidden">{selection.label}</span>
            </th>
          )}
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DataRow key={getKey(row)} {...props} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function DataRow<Row>(props: DataTableProps<Row> & { readonly row: Row }) {
  const { columns, getPath, isUrgent, row, selection } = props;
  const path = getPath?.(row);
  return (
    <tr
      data-linked={path === undefined ? undefined : ""}
      data-urgent={isUrgent?.(row) === true ? "" : undefined}
    >
      {selection === undefined ? null : (
        <td data-select="">
          {/* Not Checkbox, which would be loaded with every table. */}
          <label className={styles.selectRow}>
            <input
              type="checkbox"
              className={styles.selectBox}
              aria-label={selection.getLabel(row)}
              checked={selection.isSelected(row)}
              disabled={!selection.canSelect(row)}
              onChange={() => selection.onToggle(row)}
            />
          </label>
        </td>
      )}
      {columns.map(({ label, cell, align, isShort }, index) => (
        <td
          key={label}
          data-label={label}
          data-align={align}
          data-short={isShort}
          data-title={index === 0 ? "" : undefined}
        >
          {index === 0 && path !== undefined ? (
            <Link to={path} className={styles.link ?? ""} data-row-link>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
