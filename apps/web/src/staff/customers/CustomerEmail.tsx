import { lazy, Suspense, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffCancelEmailChangeDocument,
  type StaffCustomerQuery,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useQuickChange } from "../shared/use-change.ts";

/** Loads its code when it first opens. */
const ChangeEmailDialog = lazy(async () => ({
  default: (await import("./ChangeEmailDialog.tsx")).ChangeEmailDialog,
}));

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

interface CustomerEmailProps {
  readonly customer: Pick<Customer, "id" | "email" | "emailChange">;
}

/** The account's address, and a new one that the customer hasn't confirmed yet. */
export function CustomerEmail({ customer }: CustomerEmailProps) {
  const { id, email, emailChange } = customer;
  const [isChanging, setChanging] = useState(false);
  return (
    <StaffSection
      title="Email"
      actions={
        <Button size="small" onClick={() => setChanging(true)}>
          Change email
        </Button>
      }
    >
      <p>{email}</p>
      {emailChange ? <PendingChange customerId={id} change={emailChange} /> : null}
      <Suspense>
        {isChanging ? (
          <ChangeEmailDialog customerId={id} email={email} onClose={() => setChanging(false)} />
        ) : null}
      </Suspense>
    </StaffSection>
  );
}

interface PendingChangeProps {
  readonly customerId: string;
  readonly change: NonNullable<Customer["emailChange"]>;
}

function PendingChange({ customerId, change }: PendingChangeProps) {
  const { newEmail, expiresAt } = change;
  const { run, isSending } = useQuickChange("staff-cancel-email-change");
  const send = async () =>
    (await execute(StaffCancelEmailChangeDocument, { customerId })).staffCancelEmailChange;
  const cancel = () => run(send, "Change canceled. The link no longer works.");
  return (
    <div className={styles.facts}>
      <p>{`${newEmail} isn't confirmed yet. The link works until ${formatDateTime(expiresAt)}.`}</p>
      <Button size="small" loading={isSending} onClick={() => void cancel()}>
        Cancel change
      </Button>
    </div>
  );
}
