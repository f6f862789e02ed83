import styles from "../shared/Detail.module.css";
import { DetailBlock } from "../shared/DetailBlock.tsx";
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
      <DetailBlock title="Pickup time">
        <p>{pickupTime ?? "The store didn't give a time."}</p>
      </DetailBlock>
      <DetailBlock title={`Walgreens store ${store.storeNum}`}>
        <p>{store.street}</p>
        <p>{`${store.city}, ${store.state} ${store.zip}`}</p>
        <a href={`tel:${store.phone}`}>{formatPhone(store.phone)}</a>
        {store.openTime && store.closeTime ? (
          <p className={styles.meta}>{`Open ${store.openTime} to ${store.closeTime}`}</p>
        ) : null}
      </DetailBlock>
    </StaffSection>
  );
}
