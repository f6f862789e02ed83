import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { type Column, DataTable, type RowSelection } from "../../ui/layout/DataTable.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { formatUnits } from "./format.ts";
import { Pager } from "./Pager.tsx";
import { StaffPage } from "./StaffPage.tsx";

/** The highest number that the server counts to. */
const MAX_COUNT = 1000;

export interface EmptyListText {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** The address of the whole list, where a filter may hide rows. */
  readonly all?: string;
}

interface ListRowsProps<Row> {
  /** The heading of the page, which also names the table. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  readonly getPath?: (row: Row) => string;
  readonly isUrgent?: (row: Row) => boolean;
  readonly selection?: RowSelection<Row> | undefined;
  /** The empty state, shown when there are no rows. */
  readonly none: EmptyListText;
}

/** A table, or an empty state without rows. */
export function ListRows<Row>({ none, ...table }: ListRowsProps<Row>) {
  const { icon: Icon, title, text, all } = none;
  if (table.rows.length > 0) return <DataTable caption={table.title} {...table} />;
  return (
    <EmptyState
      icon={<Icon size={32} strokeWidth={1.4} aria-hidden="true" />}
      title={title}
      action={
        all === undefined ? undefined : (
          <LinkButton size="small" to={all}>
            {`Show all ${table.title.toLowerCase()}`}
          </LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

interface StaffListProps<Row extends { readonly id: string }>
  extends Omit<ListRowsProps<Row>, "getKey"> {
  /** Controls beside the heading. */
  readonly actions?: ReactNode;
  /** Search and filters. */
  readonly tools?: ReactNode;
  /** Links to further rows, for lists of several pages. */
  readonly page?: { readonly nextCursor?: string | null; readonly total?: number };
  /** What else the page has, such as a dialog. */
  readonly children?: ReactNode;
}

/** A page with a table of rows. */
export function StaffList<Row extends { readonly id: string }>(props: StaffListProps<Row>) {
  const { actions, tools, page, children, ...rows } = props;
  const total = page?.total;
  return (
    <StaffPage title={rows.title} actions={actions}>
      {tools}
      <ListRows getKey={({ id }) => id} {...rows} />
      {page === undefined ? null : (
        <Pager nextCursor={page.nextCursor}>
          {total === undefined ? null : describeTotal(total, rows.title.toLowerCase())}
        </Pager>
      )}
      {children}
    </StaffPage>
  );
}

/** The total in words, such as "1,000 or more orders". */
function describeTotal(total: number, units: string): string {
  return total >= MAX_COUNT
    ? `1,000 or more ${units}`
    : formatUnits(total, units.replace(/s$/, ""));
}
