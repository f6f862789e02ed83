import styles from "../shared/Detail.module.css";
import { Group } from "../shared/Group.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import { formatPhone } from "./format-phone.ts";
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
