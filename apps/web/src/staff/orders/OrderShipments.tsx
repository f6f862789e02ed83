import { isWebLink } from "@photomap/commerce";
import detail from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { DeliveredButton } from "./DeliveredButton.tsx";
import styles from "./OrderDetail.module.css";
import type { OrderDetails } from "./order-amounts.ts";
import { getPackingSlipPath } from "./order-file-paths.ts";

export function OrderShipments({ order }: { readonly order: OrderDetails }) {
  if (order.fulfillments.length === 0) return null;
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
  return (
    <StaffSection title="Shipments">
      <ul className={styles.entries}>
        {order.fulfillments.map((shipment) => (
          <li key={shipment.id} className={styles.entry}>
            <div>
              {shipment.lines.map(({ lineId, quantity }) => (
                <p key={lineId}>{`${quantity} × ${titles.get(lineId) ?? "Item"}`}</p>
              ))}
              <p className={detail.meta}>{formatDateTime(shipment.createdAt)}</p>
              {shipment.deliveredAt === null ? null : (
                <p className={detail.meta}>Delivered {formatDateTime(shipment.deliveredAt)}</p>
              )}
            </div>
            <Tracking {...shipment} />
            <a href={getPackingSlipPath([order.number], shipment.id)}>
              Packing slip <span className="visually-hidden">({describeShipment(shipment)})</span>
            </a>
            {shipment.deliveredAt === null ? (
              <DeliveredButton
                orderId={order.id}
                shipmentId={shipment.id}
                shipment={describeShipment(shipment)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}

type Shipment = OrderDetails["fulfillments"][number];

function describeTracking({ trackingCompany, trackingNumber }: Shipment): string {
  return [trackingCompany, trackingNumber].filter(Boolean).join(" ");
}

/** The shipment by its tracking number, or by its time. */
function describeShipment(shipment: Shipment): string {
  return describeTracking(shipment) || formatDateTime(shipment.createdAt);
}

function Tracking(shipment: Shipment) {
  const { trackingUrl } = shipment;
  const text = describeTracking(shipment);
  if (!isWebLink(trackingUrl)) return <p>{text}</p>;
  return (
    <p>
      <a href={trackingUrl} target="_blank" rel="noreferrer">
        {text || "Tracking page"}
      </a>
    </p>
  );
}
