import { Button } from "../../ui/buttons/Button.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import detail from "../shared/Detail.module.css";
import formStyles from "../shared/FormDialog.module.css";
import { formatUnits } from "../shared/format.ts";
import styles from "./SelectedOrders.module.css";
import { SelectedOrdersDialog } from "./SelectedOrdersDialog.tsx";
import { ShipOrderFields } from "./ShipOrderFields.tsx";
import type { SelectedOrder } from "./selected-orders.ts";
import { useSelectedOrders } from "./use-selected-orders.ts";
import { useShipOrders } from "./use-ship-orders.ts";

interface ShipOrdersDialogProps {
  readonly numbers: readonly number[];
  readonly onClose: () => void;
}

/** Marks several orders as shipped, and says for each one that wasn't why. */
export function ShipOrdersDialog({ numbers, onClose }: ShipOrdersDialogProps) {
  const { state, retry, reload } = useSelectedOrders(numbers);
  const shipping = useShipOrders(numbers, reload);
  const submit = async (orders: readonly SelectedOrder[]) => {
    const waiting = shipping.listWaiting(orders);
    const shipped = await shipping.sendAll(waiting);
    const left = waiting.length - shipped;
    if (left > 0) return `${formatUnits(left, "order")} not shipped. See why below.`;
    const content = `${formatUnits(shipped, "order")} marked as shipped.`;
    showToast({ id: "staff-change", type: "info", content });
    onClose();
    return undefined;
  };
  return (
    <SelectedOrdersDialog title="Mark as shipped" state={state} onRetry={retry} onClose={onClose}>
      {(orders) => {
        const waiting = shipping.listWaiting(orders);
        return (
          <ValidatedForm check={() => shipping.check(waiting)} onSubmit={() => submit(orders)}>
            {(isSending) => (
              <>
                <p className={detail.hint}>Each customer gets an email about the shipment.</p>
                <div className={styles.orders}>
                  {orders.map((order) => (
                    <ShipOrderFields key={order.id} order={order} shipping={shipping} />
                  ))}
                </div>
                <div className={formStyles.buttons} data-dialog-buttons="">
                  <Button size="small" onClick={onClose}>
                    {waiting.length === 0 ? "Close" : "Cancel"}
                  </Button>
                  {waiting.length === 0 ? null : (
                    <Button size="small" variant="primary" type="submit" loading={isSending}>
                      {`Mark ${formatUnits(waiting.length, "order")} as shipped`}
                    </Button>
                  )}
                </div>
              </>
            )}
          </ValidatedForm>
        );
      }}
    </SelectedOrdersDialog>
  );
}
