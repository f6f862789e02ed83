import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { formatUnits } from "../shared/format.ts";
import { getPackingSlipPath } from "./order-file-paths.ts";
import styles from "./SelectedOrders.module.css";
import type { OrderSelection } from "./use-order-selection.ts";

/** The dialogs; each loads its code when it first opens. */
const DIALOGS = {
  prints: lazy(async () => ({
    default: (await import("./PrintFilesDialog.tsx")).PrintFilesDialog,
  })),
  ship: lazy(async () => ({ default: (await import("./ShipOrdersDialog.tsx")).ShipOrdersDialog })),
} as const;

/** How many orders are selected, and what can be done with all of them at once. */
export function SelectedOrders({ selection }: { readonly selection: OrderSelection }) {
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const OpenDialog = dialog && DIALOGS[dialog];
  const { selected, areAllSelected, canSelectAny, toggleAll } = selection;
  const numbers = selected.map(({ number }) => number);
  return (
    <>
      {canSelectAny ? (
        <div className={styles.bar} role="group" aria-label="Selected orders">
          <Checkbox label="Select all on this page" checked={areAllSelected} onChange={toggleAll} />
          <p role="status">
            {numbers.length === 0 ? "" : `${formatUnits(numbers.length, "order")} selected`}
          </p>
          {numbers.length === 0 ? null : (
            <div className={styles.actions}>
              <Button size="small" onClick={() => setDialog("prints")}>
                Print files
              </Button>
              <LinkButton size="small" reloadDocument to={getPackingSlipPath(numbers)}>
                Packing slips
              </LinkButton>
              <Button size="small" variant="primary" onClick={() => setDialog("ship")}>
                Mark as shipped
              </Button>
            </div>
          )}
        </div>
      ) : null}
      <Suspense>
        {OpenDialog ? <OpenDialog numbers={numbers} onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  );
}
