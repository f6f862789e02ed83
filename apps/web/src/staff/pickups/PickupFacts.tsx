import { Link } from "react-router";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./PickupDetail.module.css";
import type { PickupDetails } from "./staff-pickup.ts";

interface StoreSectionProps {
  readonly store: PickupDetails["order"]["store"];
  /** In words; null when the store gives none. */
  readonly pickupTime: string | null;
}

/** Where and when the prints can be picked up. */
export function StoreSection({ store, pickupTime }: StoreSectionProps) {
  return (
    <StaffSection title="Store">
      <div className={styles.group}>
        <h3>Pickup time</h3>
        <p>{pickupTime ?? "The store gives no time."}</p>
      </div>
      <div className={styles.group}>
        <h3>{`Walgreens store ${store.storeNum}`}</h3>
        <p>{store.street}</p>
        <p>{`${store.city}, ${store.state} ${store.zip}`}</p>
        <a href={`tel:${store.phone}`}>{formatPhone(store.phone)}</a>
        {store.openTime && store.closeTime ? (
          <p className={styles.meta}>{`Open ${store.openTime} to ${store.closeTime}`}</p>
        ) : null}
      </div>
    </StaffSection>
  );
}

/** Who picks the prints up, and the map they are from. */
export function CustomerSection({ pickup }: { readonly pickup: PickupDetails }) {
  const { customer, projectId } = pickup;
  return (
    <StaffSection title="Customer">
      {customer ? (
        <div className={styles.group}>
          <p>{`${customer.firstName} ${customer.lastName}`}</p>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a>
        </div>
      ) : (
        <p className={styles.meta}>Deleted after 90 days.</p>
      )}
      <div className={styles.group}>
        <h3>Map</h3>
        {projectId ? (
          <>
            <Link to={`/p/${projectId}`}>{projectId}</Link>
            <p className={styles.meta}>Private maps can be opened by their owners only.</p>
          </>
        ) : (
          <p className={styles.meta}>It is not known.</p>
        )}
      </div>
    </StaffSection>
  );
}

/** "313-555-0123"; other texts stay as they are. */
function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
}
