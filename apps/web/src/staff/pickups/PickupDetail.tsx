import type { StaffActionRowFragment } from "../../platform/api/generated/graphql.ts";
import { AuditLogTable } from "../shared/AuditLogTable.tsx";
import { DetailColumns } from "../shared/DetailColumns.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { useAutoRefresh } from "../shared/use-auto-refresh.ts";
import { ChainSection } from "./ChainSection.tsx";
import { CustomerSection } from "./CustomerSection.tsx";
import styles from "./PickupDetail.module.css";
import { PickupProducts } from "./PickupProducts.tsx";
import { PickupStateBadge } from "./PickupStateBadge.tsx";
import { ReconcileSection } from "./ReconcileSection.tsx";
import { StoreSection } from "./StoreSection.tsx";
import { PICKUP_STATE_BADGES, type PickupDetails, shortenId } from "./staff-pickup.ts";

const REFRESH_MS = 5000;

interface PickupDetailProps {
  readonly pickup: PickupDetails;
  /** The order's audit log entries. */
  readonly actions: readonly StaffActionRowFragment[];
  /** The pickup time in words; null when the store gives none. */
  readonly pickupTime: string | null;
}

/** A pickup order with the actions for staff. */
export function PickupDetail({ pickup, actions, pickupTime }: PickupDetailProps) {
  const { order, businessId } = pickup;
  useAutoRefresh(order.state === "WAITING" || order.state === "SENDING", REFRESH_MS);
  return (
    <StaffPage
      title={`Pickup order ${shortenId(order.id)}`}
      parent={{ label: "Pickup orders", to: "/staff/pickups" }}
    >
      <div className={styles.summary}>
        <DetailMeta>
          <PickupStateBadge state={order.state} />
          <span>{formatBrand(businessId)}</span>
          <span>{formatDateTime(order.createdAt)}</span>
        </DetailMeta>
        <p>{PICKUP_STATE_BADGES[order.state].meaning}</p>
      </div>
      <ReconcileSection orderId={order.id} isUnknown={order.state === "UNKNOWN"} />
      <DetailColumns
        main={
          <>
            <PickupProducts products={order.products} />
            <ChainSection pickup={pickup} />
          </>
        }
        side={
          <>
            <StoreSection store={order.store} pickupTime={pickupTime} />
            <CustomerSection pickup={pickup} />
          </>
        }
      />
      {actions.length === 0 ? null : (
        <StaffSection title="Audit log">
          <AuditLogTable actions={actions} />
        </StaffSection>
      )}
    </StaffPage>
  );
}
