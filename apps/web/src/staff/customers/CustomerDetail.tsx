import { Link } from "react-router";
import type { StaffCustomerQuery } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import styles from "../shared/Detail.module.css";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatCount, formatDate, formatUnits } from "../shared/format.ts";
import { OrderTable } from "../shared/OrderTable.tsx";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { CustomerEmail } from "./CustomerEmail.tsx";
import { CustomerPrints } from "./CustomerPrints.tsx";
import { CustomerRole } from "./CustomerRole.tsx";
import { CustomerTokens } from "./CustomerTokens.tsx";

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

const PROJECT_COLUMNS: readonly Column<Customer["projects"][number]>[] = [
  {
    label: "Map",
    cell: ({ id, name, canOpen }) => (canOpen ? <Link to={`/p/${id}`}>{name}</Link> : name),
  },
  { label: "Design", cell: ({ designId }) => designId },
  { label: "Brand", cell: ({ businessId }) => formatBrand(businessId) },
  { label: "Photos", align: "end", cell: ({ filledOpenings }) => formatCount(filledOpenings) },
  { label: "Changed", cell: ({ updatedAt }) => formatDate(updatedAt) },
];

interface CustomerDetailProps {
  readonly customer: Customer;
  readonly canAdjustTokens: boolean;
  readonly canGrantRoles: boolean;
  readonly canChangeEmail: boolean;
  readonly canApproveEmail: boolean;
  /** Whether it is the viewer's own account. */
  readonly isOwn: boolean;
}

export function CustomerDetail(props: CustomerDetailProps) {
  const { customer, canAdjustTokens, canGrantRoles, canChangeEmail, canApproveEmail, isOwn } =
    props;
  const { email, name, isVerified, deletedAt, createdAt, orderCount, spent } = customer;
  return (
    <StaffPage title={email} parent={{ label: "Customers", to: "/staff/customers" }}>
      <DetailMeta>
        {name ? <span>{name}</span> : null}
        {isVerified ? null : <Badge tone="honey">Email not verified</Badge>}
        {deletedAt ? <Badge tone="brick">Deletion requested</Badge> : null}
        <span>Since {formatDate(createdAt)}</span>
        <span>{`${formatUnits(orderCount, "paid order")}, ${formatPrice(spent)}`}</span>
        <a href={`mailto:${email}`}>Send email</a>
      </DetailMeta>
      <CustomerEmail customer={customer} canChange={canChangeEmail} canApprove={canApproveEmail} />
      <CustomerRole customer={customer} canGrant={canGrantRoles} isOwn={isOwn} />
      <CustomerPrints customer={customer} canGrant={canGrantRoles} />
      <StaffSection title="Orders">
        {customer.orders.length === 0 ? (
          <p className={styles.hint}>No orders from this address.</p>
        ) : (
          <OrderTable orders={customer.orders} />
        )}
      </StaffSection>
      <CustomerTokens
        customerId={customer.id}
        tokens={customer.stickerTokens}
        canAdjust={canAdjustTokens && !isOwn}
      />
      <StaffSection title="Maps">
        {customer.projects.length === 0 ? (
          <p className={styles.hint}>No maps yet.</p>
        ) : (
          <>
            <DataTable
              caption="Maps"
              columns={PROJECT_COLUMNS}
              rows={customer.projects}
              getKey={({ id }) => id}
            />
            <p className={styles.hint}>Only owners can open private maps.</p>
          </>
        )}
      </StaffSection>
    </StaffPage>
  );
}
