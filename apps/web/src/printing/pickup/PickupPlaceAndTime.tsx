import { Clock, MapPin, Navigation, Phone } from "lucide-react";
import { describePickupTime } from "./describe-time.ts";
import styles from "./PickupPlaceAndTime.module.css";
import type { RetailStore } from "./retail.ts";
import { getDirectionsUrl } from "./store-address.ts";

interface StoreFactsProps {
  readonly store: RetailStore;
  /** Replaces the store's pickup time. */
  readonly promiseTime?: string;
}

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

/** The place and time of a pickup. */
export function PickupPlaceAndTime({ store, promiseTime = store.promiseTime }: StoreFactsProps) {
  const { street, city, state, zip, phone, openTime, closeTime } = store;
  return (
    <ul className={styles.facts}>
      <li>
        <Clock {...ICON} />
        <span>
          <strong>{`Pickup: ${describePickupTime(promiseTime)}`}</strong>
          {openTime === "" || closeTime === "" ? null : (
            <small>{`Open ${formatHour(openTime)} to ${formatHour(closeTime)}`}</small>
          )}
        </span>
      </li>
      <li>
        <MapPin {...ICON} />
        <span>
          {street}
          <br />
          {`${city}, ${state} ${zip}`}
        </span>
      </li>
      {phone === "" ? null : (
        <li>
          <Phone {...ICON} />
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
        </li>
      )}
      <li>
        <Navigation {...ICON} />
        <a href={getDirectionsUrl(store)} target="_blank" rel="noopener noreferrer">
          Directions
          <span className="visually-hidden">{` to ${street}, in a new tab`}</span>
        </a>
      </li>
    </ul>
  );
}

/** Formats "08:00 AM" as "8:00 AM". */
function formatHour(time: string): string {
  return time.replace(/^0/, "");
}
