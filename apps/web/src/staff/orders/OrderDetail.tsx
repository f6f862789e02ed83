import { TriangleAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { AuditLogTable } from "../shared/AuditLogTable.tsx";
import styles from "../shared/Detail.module.css";
import { DetailColumns } from "../shared/DetailColumns.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import { getPaymentLabel, getShippingLabel } from "../shared/order-labels.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { OrderCustomer } from "./OrderCustomer.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { OrderPrints } from "./OrderPrints.tsx";
import { OrderShipments } from "./OrderShipments.tsx";
import {
  canCancel,
  canClearHold,
  canPack,
  canRefund,
  canShip,
  listStickerOrderIds,
  type OrderDetails,
} from "./order-amounts.ts";
import { getPackingSlipPath } from "./order-file-paths.ts";

/** Loads its code only for orders with stickers. */
const StickerOrders = lazy(async () => ({
  default: (await import("./StickerOrders.tsx")).StickerOrders,
}));

interface OrderDetailProps {
  readonly order: OrderDetails;
}

/** Everything about an order, with the actions for staff. */
export function OrderDetail({ order }: OrderDetailProps) {
  const shipping = getShippingLabel(order);
  const stickerOrderIds = listStickerOrderIds(order);
  return (
    <StaffPage
      title={`Order #${order.number}`}
      parent={{ label: "Orders", to: "/staff/orders" }}
      actions={<OrderActions order={order} />}
    >
      <DetailMeta>
        <OrderBadge {...getPaymentLabel(order)} />
        {shipping === undefined ? null : <OrderBadge {...shipping} />}
        <span>{formatBrand(order.businessId)}</span>
        <span>{formatDateTime(order.createdAt)}</span>
        {order.shipBy === null ? null : <span>Ship by {order.shipBy}</span>}
        {order.arrival === null ? null : <span>Arrives {order.arrival.text}</span>}
      </DetailMeta>
      {order.reviewReason ? (
        <p className={styles.alert}>
          <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
          {order.reviewReason}
        </p>
      ) : null}
      <DetailColumns
        main={
          <>
            <OrderLines order={order} />
            {stickerOrderIds.length === 0 ? null : (
              <Suspense>
                <StickerOrders ids={stickerOrderIds} />
              </Suspense>
            )}
            {order.prints.length === 0 ? null : <OrderPrints order={order} />}
            <OrderShipments order={order} />
          </>
        }
        side={
          <>
            <OrderCustomer order={order} />
            <OrderPayment order={order} />
          </>
        }
      />
      {order.actions.length === 0 ? null : (
        <StaffSection title="Audit log">
          <AuditLogTable actions={order.actions} />
        </StaffSection>
      )}
    </StaffPage>
  );
}

/** The dialogs; each loads its code when it first opens. */
const DIALOGS = {
  ship: lazy(async () => ({ default: (await import("./ShipItemsDialog.tsx")).ShipItemsDialog })),
  clearHold: lazy(async () => ({
    default: (await import("./ClearHoldDialog.tsx")).ClearHoldDialog,
  })),
  refund: lazy(async () => ({ default: (await import("./RefundDialog.tsx")).RefundDialog })),
  cancel: lazy(async () => ({ default: (await import("./CancelDialog.tsx")).CancelDialog })),
} as const;

function OrderActions({ order }: OrderDetailProps) {
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
