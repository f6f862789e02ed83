import { useState } from "react";
import type { StaffOrderRowFragment } from "../../platform/api/generated/graphql.ts";
import type { RowSelection } from "../../ui/layout/DataTable.tsx";
import { canSelect } from "./selected-orders.ts";

type Row = StaffOrderRowFragment;

/** The selected orders of a page of the list; those of other pages aren't. */
export function useOrderSelection(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter(canSelect);
  const selected = selectable.filter(({ id }) => ids.has(id));
  const table: RowSelection<Row> = {
    label: "Select",
    getLabel: ({ number }) => `Select order #${number}`,
    isSelected: (row) => ids.has(row.id) && canSelect(row),
    canSelect,
    onToggle: ({ id }) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((x) => x !== id) : [...before, id]),
      ),
  };
  const areAllSelected = selectable.length > 0 && selected.length === selectable.length;
  return {
    table,
    selected,
    canSelectAny: selectable.length > 0,
    areAllSelected,
    toggleAll: () => setIds(new Set(areAllSelected ? [] : selectable.map(({ id }) => id))),
  };
}

export type OrderSelection = ReturnType<typeof useOrderSelection>;
