import { Link } from "react-router";
import styles from "../shared/Detail.module.css";
import { Group } from "../shared/Detail.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import type { PickupDetails } from "./staff-pickup.ts";

interface StoreSectionProps {
  readonly store: PickupDetails["order"]["store"];
  /** The pickup time in words; null when the store gives none. */
  readonly pickupTime: string | null;
}

/** Where and when the prints can be picked up. */
export function StoreSection({ store, pickupTime }: StoreSectionProps) {
  return (
    <StaffSection title="Store">
      <Group title="Pickup time">
        <p>{pickupTime ?? "The store didn't give a time."}</p>
      </Group>
      <Group title={`Walgreens store ${store.storeNum}`}>
        <p>{store.street}</p>
        <p>{`${store.city}, ${store.state} ${store.zip}`}</p>
        <a href={`tel:${store.phone}`}>{formatPhone(store.phone)}</a>
        {store.openTime && store.closeTime ? (
          <p className={styles.meta}>{`Open ${store.openTime} to ${store.closeTime}`}</p>
        ) : null}
      </Group>
    </StaffSection>
  );
}

/** The customer who picks up the prints, and the map they are from. */
export function CustomerSection({ pickup }: { readonly pickup: PickupDetails }) {
  const { customer, projectId } = pickup;
  return (
    <StaffSection title="Customer">
      {customer ? (
        <Group>
          <p>{`${customer.firstName} ${customer.lastName}`}</p>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a>
        </Group>
      ) : (
        <p className={styles.meta}>Deleted after 90 days.</p>
      )}
      <Group title="Map">
        {projectId ? (
          <>
            <Link to={`/p/${projectId}`}>{projectId}</Link>
            <p className={styles.meta}>Only owners can open private maps.</p>
          </>
        ) : (
          <p className={styles.meta}>Unknown.</p>
        )}
      </Group>
    </StaffSection>
  );
}

/** Formats ten digits as "313-555-0123"; returns other texts unchanged. */
function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
}
