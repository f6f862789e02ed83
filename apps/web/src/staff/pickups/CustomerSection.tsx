import { Link } from "react-router";
import styles from "../shared/Detail.module.css";
import { DetailBlock } from "../shared/DetailBlock.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import { formatPhone } from "./format-phone.ts";
import type { PickupDetails } from "./staff-pickup.ts";

/** The customer who picks up the prints, and the map they are from. */
export function CustomerSection({ pickup }: { readonly pickup: PickupDetails }) {
  const { customer, projectId } = pickup;
  return (
    <StaffSection title="Customer">
      {customer ? (
        <DetailBlock>
          <p>{`${customer.firstName} ${customer.lastName}`}</p>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a>
        </DetailBlock>
      ) : (
        <p className={styles.meta}>Deleted after 90 days.</p>
      )}
      <DetailBlock title="Map">
        {projectId ? (
          <>
            <Link to={`/p/${projectId}`}>{projectId}</Link>
            <p className={styles.meta}>Only owners can open private maps.</p>
          </>
        ) : (
          <p className={styles.meta}>Unknown.</p>
        )}
      </DetailBlock>
    </StaffSection>
  );
}
