import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import {
  canCancel,
  canClearHold,
  canPack,
  canRefund,
  canShip,
  type OrderDetails,
} from "./order-amounts.ts";
import { getPackingSlipPath } from "./order-file-paths.ts";

/** The dialogs; each loads its code when it first opens. */
const DIALOGS = {
  ship: lazy(async () => ({ default: (await import("./ShipItemsDialog.tsx")).ShipItemsDialog })),
  clearHold: lazy(async () => ({
    default: (await import("./ClearHoldDialog.tsx")).ClearHoldDialog,
  })),
  refund: lazy(async () => ({ default: (await import("./RefundDialog.tsx")).RefundDialog })),
  cancel: lazy(async () => ({ default: (await import("./CancelDialog.tsx")).CancelDialog })),
} as const;

/** What staff can do with the order now. */
export function OrderActions({ order }: { readonly order: OrderDetails }) {
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const OpenDialog = dialog && DIALOGS[dialog];
  return (
    <>
      {canShip(order) ? (
        <Button size="small" variant="primary" onClick={() => setDialog("ship")}>
          Ship items
        </Button>
      ) : null}
      {canClearHold(order) ? (
        <Button size="small" variant="primary" onClick={() => setDialog("clearHold")}>
          Clear for shipping
        </Button>
      ) : null}
      {canPack(order) ? (
        <LinkButton size="small" reloadDocument to={getPackingSlipPath([order.number])}>
          Packing slip
        </LinkButton>
      ) : null}
      {canRefund(order) ? (
        <Button size="small" onClick={() => setDialog("refund")}>
          Refund
        </Button>
      ) : null}
      {canCancel(order) ? (
        <Button size="small" variant="danger" onClick={() => setDialog("cancel")}>
          Cancel order
        </Button>
      ) : null}
      <Suspense>
        {OpenDialog ? <OpenDialog order={order} onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  );
}
