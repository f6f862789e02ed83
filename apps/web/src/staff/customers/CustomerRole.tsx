import { lazy, Suspense, useState } from "react";
import type { StaffCustomerQuery } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "../shared/Detail.module.css";
import { StaffSection } from "../shared/StaffPage.tsx";

/** Loads its code when it first opens. */
const ChangeRoleDialog = lazy(async () => ({
  default: (await import("./ChangeRoleDialog.tsx")).ChangeRoleDialog,
}));

const ROLES = [
  { value: "USER", label: "User", hint: "Has no access to the staff area." },
  {
    value: "EMPLOYEE",
    label: "Employee",
    hint: "Works on orders, stickers, tickets and customers, and sees hidden designs.",
  },
  {
    value: "ADMIN",
    label: "Administrator",
    hint: "Does what employees do, plus products, discounts, tokens and roles.",
  },
] as const;

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

interface CustomerRoleProps {
  readonly customer: Pick<Customer, "id" | "email" | "isVerified" | "role" | "isInternal">;
  readonly canGrant: boolean;
  /** Whether it is the viewer's own account. */
  readonly isOwn: boolean;
}

/** The account's role, which administrators can change. */
export function CustomerRole({ customer, canGrant, isOwn }: CustomerRoleProps) {
  const { id, email, isVerified, role, isInternal } = customer;
  const [isChanging, setChanging] = useState(false);
  const obstacle = findObstacle({ isVerified, role, isOwn });
  const shown = ROLES.find(({ value }) => value === role);
  return (
    <StaffSection
      title="Role"
      actions={
        canGrant && obstacle === undefined ? (
          <Button size="small" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change role
          </Button>
        ) : undefined
      }
    >
      <p>{shown === undefined ? role : `${shown.label}. ${shown.hint}`}</p>
      {isInternal && role === "USER" ? (
        <p className={styles.hint}>Verified company address: sees hidden designs and help pages.</p>
      ) : null}
      {canGrant && obstacle !== undefined ? <p className={styles.hint}>{obstacle}</p> : null}
      {isChanging ? (
        <Suspense>
          <ChangeRoleDialog
            customerId={id}
            email={email}
            role={role}
            roles={ROLES}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      ) : null}
    </StaffSection>
  );
}

function findObstacle({
  isVerified,
  role,
  isOwn,
}: Pick<Customer, "isVerified" | "role"> & { readonly isOwn: boolean }): string | undefined {
  if (isOwn) return "This is your account. Another administrator can change your role.";
  if (role === "USER" && !isVerified) {
    return "The account can become staff once its address is verified.";
  }
  return undefined;
}
