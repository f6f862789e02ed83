import { lazy, Suspense, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffApproveEmailChangeDocument,
  StaffCancelEmailChangeDocument,
  type StaffCustomerQuery,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";

/** Loads its code when it first opens. */
const ChangeEmailDialog = lazy(async () => ({
  default: (await import("./ChangeEmailDialog.tsx")).ChangeEmailDialog,
}));

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

interface CustomerEmailProps {
  readonly customer: Pick<Customer, "id" | "email" | "emailChange">;
  readonly canChange: boolean;
  /** Whether the viewer may approve a change in place of the old address. */
  readonly canApprove: boolean;
}

/** The account's address, and a new one that it doesn't have yet. */
export function CustomerEmail({ customer, canChange, canApprove }: CustomerEmailProps) {
  const { id, email, emailChange } = customer;
  const [isChanging, setChanging] = useState(false);
  return (
    <StaffSection
      title="Email"
      actions={
        canChange ? (
          <Button size="small" onClick={() => setChanging(true)}>
            Change email
          </Button>
        ) : null
      }
    >
      <p>{email}</p>
      {emailChange ? (
        <PendingChange
          customerId={id}
          change={emailChange}
          canCancel={canChange}
          canApprove={canApprove}
        />
      ) : null}
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
  readonly canCancel: boolean;
  readonly canApprove: boolean;
}

function PendingChange({ customerId, change, canCancel, canApprove }: PendingChangeProps) {
  const { run, isSending } = useQuickStaffMutation("staff-email-change");
  const cancel = () =>
    run(
      async () =>
        (await execute(StaffCancelEmailChangeDocument, { customerId })).staffCancelEmailChange,
      "Change canceled. The links no longer work.",
    );
  const approve = () =>
    run(
      async () =>
        (await execute(StaffApproveEmailChangeDocument, { customerId })).staffApproveEmailChange,
      "Address changed. The old address can undo it for 14 days.",
    );
  const isReady = change.isNewProven && change.isApprovable && !change.isRequestedByViewer;
  return (
    <div className={styles.facts}>
      <p>{`${change.newEmail} is waiting. ${describeWait(change)}`}</p>
      {canApprove && isReady && !change.isOwn ? (
        <Button size="small" variant="primary" loading={isSending} onClick={() => void approve()}>
          Approve change
        </Button>
      ) : null}
      {canCancel ? (
        <Button size="small" loading={isSending} onClick={() => void cancel()}>
          Cancel change
        </Button>
      ) : null}
    </div>
  );
}

/** Says what a pending change waits for, and until when it can. */
function describeWait(change: PendingChangeProps["change"]): string {
  const until = `The links work until ${formatDateTime(change.expiresAt)}.`;
  if (change.isOwn) return `The customer confirms it by email. ${until}`;
  if (!change.isNewProven) return `The new address hasn't confirmed it yet. ${until}`;
  const old = "The old address hasn't approved it yet.";
  if (!change.isApprovable) {
    return `${old} From ${formatDateTime(change.approvableAt)}, an administrator can.`;
  }
  return change.isRequestedByViewer
    ? `${old} An administrator other than you can now.`
    : `${old} An administrator can now.`;
}
