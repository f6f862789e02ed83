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
}

/** A table whose rows are cards on phones. `useListShortcuts` moves the focus among its rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey } = props;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
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
  const { columns, getPath, isUrgent, row } = props;
  const path = getPath?.(row);
  return (
    <tr
      data-linked={path === undefined ? undefined : ""}
      data-urgent={isUrgent?.(row) === true ? "" : undefined}
    >
      {columns.map(({ label, cell, align, isShort }, index) => (
        <td key={label} data-label={label} data-align={align} data-short={isShort}>
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
