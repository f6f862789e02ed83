import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffCancelEmailChangeDocument,
  type StaffCustomerQuery,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useChange } from "../shared/use-change.ts";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
import styles from "./CustomerDetail.module.css";

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

interface CustomerEmailProps {
  readonly customer: Pick<Customer, "id" | "email" | "emailChange">;
}

/** The address of the account, and a new one that the customer has not confirmed yet. */
export function CustomerEmail({ customer }: CustomerEmailProps) {
  const { id, email, emailChange } = customer;
  const [isChanging, setChanging] = useState(false);
  return (
    <StaffSection
      title="Address"
      actions={
        <Button size="small" onClick={() => setChanging(true)}>
          Change the address
        </Button>
      }
    >
      <p>{email}</p>
      {emailChange ? <PendingChange customerId={id} change={emailChange} /> : null}
      {isChanging ? (
        <ChangeEmailDialog customerId={id} email={email} onClose={() => setChanging(false)} />
      ) : null}
    </StaffSection>
  );
}

interface PendingChangeProps {
  readonly customerId: string;
  readonly change: NonNullable<Customer["emailChange"]>;
}

function PendingChange({ customerId, change }: PendingChangeProps) {
  const { newEmail, expiresAt } = change;
  const run = useChange();
  const [isSending, setSending] = useState(false);
  const cancel = async () => {
    setSending(true);
    try {
      const send = async () =>
        (await execute(StaffCancelEmailChangeDocument, { customerId })).staffCancelEmailChange;
      const problem = await run(send, "The link does not work any more.");
      if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
    } catch {
      const content = "The change was not canceled. Try again.";
      showToast({ id: "staff-change", type: "error", content });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.facts}>
      <p>{`${newEmail} is not confirmed. The link works until ${formatDateTime(expiresAt)}.`}</p>
      <Button size="small" loading={isSending} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </div>
  );
}
