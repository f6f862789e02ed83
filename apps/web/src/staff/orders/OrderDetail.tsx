import { TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { AuditLogTable } from "../shared/AuditLogTable.tsx";
import styles from "../shared/Detail.module.css";
import { DetailColumns } from "../shared/DetailColumns.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import { getPaymentLabel, getShippingLabel } from "../shared/order-labels.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { NeighborLinks, type OrderNeighbors } from "./NeighborLinks.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderCustomer } from "./OrderCustomer.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { OrderPrints } from "./OrderPrints.tsx";
import { OrderShipments } from "./OrderShipments.tsx";
import { listStickerOrderIds, type OrderDetails } from "./order-amounts.ts";
import { writeListQuery } from "./order-filters.ts";

/** Loads its code only for orders with stickers. */
const StickerOrders = lazy(async () => ({
  default: (await import("./StickerOrders.tsx")).StickerOrders,
}));

interface OrderDetailProps {
  readonly order: OrderDetails;
  /** The orders beside it in the list that the person came from. */
  readonly neighbors: OrderNeighbors;
}

/** Everything about an order, with the actions for staff. */
export function OrderDetail({ order, neighbors }: OrderDetailProps) {
  const [query] = useSearchParams();
  const shipping = getShippingLabel(order);
  const stickerOrderIds = listStickerOrderIds(order);
  return (
    <StaffPage
      title={`Order #${order.number}`}
      parent={{ label: "Orders", to: `/staff/orders${writeListQuery(query)}` }}
      neighbors={<NeighborLinks {...neighbors} />}
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
