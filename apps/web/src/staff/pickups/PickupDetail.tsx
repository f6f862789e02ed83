import type { StaffActionRowFragment } from "../../platform/api/generated/graphql.ts";
import { ActionTable } from "../shared/ActionTable.tsx";
import { Columns } from "../shared/Columns.tsx";
import { Facts } from "../shared/Facts.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { useRefresh } from "../shared/use-refresh.ts";
import { ChainSection } from "./ChainSection.tsx";
import { CustomerSection } from "./CustomerSection.tsx";
import styles from "./PickupDetail.module.css";
import { PickupProducts } from "./PickupProducts.tsx";
import { PickupState } from "./PickupState.tsx";
import { Reconciliation } from "./Reconciliation.tsx";
import { StoreSection } from "./StoreSection.tsx";
import { type PickupDetails, STATES, shortenId } from "./staff-pickup.ts";

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
  useRefresh(order.state === "WAITING" || order.state === "SENDING", REFRESH_MS);
  return (
    <StaffPage
      title={`Pickup order ${shortenId(order.id)}`}
      parent={{ label: "Pickup orders", to: "/staff/pickups" }}
    >
      <div className={styles.summary}>
        <Facts>
          <PickupState state={order.state} />
          <span>{formatBrand(businessId)}</span>
          <span>{formatDateTime(order.createdAt)}</span>
        </Facts>
        <p>{STATES[order.state].meaning}</p>
      </div>
      <Reconciliation orderId={order.id} isUnknown={order.state === "UNKNOWN"} />
      <Columns
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
          <ActionTable actions={actions} />
        </StaffSection>
      )}
    </StaffPage>
  );
}
