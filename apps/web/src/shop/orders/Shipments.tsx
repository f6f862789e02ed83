import { isWebLink } from "@photomap/commerce";
import type { ReactNode } from "react";
import { formatOrderDay, type Order } from "./order.ts";
import styles from "./Shipments.module.css";

type Shipment = Order["fulfillments"][number];
type Tracking = Shipment["trackingInfo"][number];

export function Shipments({ shipments }: { readonly shipments: Order["fulfillments"] }) {
  return (
    <ul className={styles.shipments}>
      {shipments.map(({ id, createdAt, deliveredAt, trackingInfo }) => (
        <li key={id}>
          <p>
            {deliveredAt === null
              ? `Shipped on ${formatOrderDay(createdAt)}`
              : `Delivered on ${formatOrderDay(deliveredAt)}`}
          </p>
          {trackingInfo.map((tracking) => (
            <p key={`${tracking.company} ${tracking.number}`}>
              <TrackingLink tracking={tracking} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Links to the tracking page. Staff enter its URL: one that is not http or https is not linked. */
function TrackingLink({ tracking: { company, number, url } }: { readonly tracking: Tracking }) {
  const text: ReactNode = [company, number].filter(Boolean).join(" ") || "Track your package";
  if (!isWebLink(url)) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden"> (opens the carrier's page)</span>
    </a>
  );
}
