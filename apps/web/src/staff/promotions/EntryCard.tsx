import { formatTokens } from "@photomap/commerce";
import { useState } from "react";
import { Link } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  type PromotionEntryStatus,
  StaffDecideEntryDocument,
  type StaffEntryRowFragment,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { formatDateTime } from "../shared/format.ts";
import { OrderBadge } from "../shared/OrderTable.tsx";
import type { StatusLabel } from "../shared/order-labels.ts";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./Promotions.module.css";

const LABELS: Readonly<Record<PromotionEntryStatus, StatusLabel>> = {
  AWAITING_APPROVAL: { text: "Waiting", tone: "honey" },
  APPROVED: { text: "Approved", tone: "leaf" },
  DENIED: { text: "Denied", tone: "neutral" },
};

interface EntryCardProps {
  readonly entry: StaffEntryRowFragment;
  /** The tokens for an approved entry. */
  readonly tokens: number;
}

/** A promotion entry. A denied one can be approved later, but not vice versa. */
export function EntryCard({ entry, tokens }: EntryCardProps) {
  const { email, customerId, createdAt, submission, status, decidedAt, decidedBy } = entry;
  return (
    <article className={styles.entry} aria-label={`Entry from ${email}`}>
      <div className={styles.entryHead}>
        <Link to={`/staff/customers/${customerId}`}>{email}</Link>
        <OrderBadge {...LABELS[status]} />
        <span className={styles.time}>{formatDateTime(createdAt)}</span>
      </div>
      <p className={styles.submission}>{submission}</p>
      {decidedAt ? (
        <p className={styles.time}>
          {`${LABELS[status].text} ${formatDateTime(decidedAt)}${decidedBy ? ` by ${decidedBy}` : ""}`}
        </p>
      ) : null}
      {status === "APPROVED" ? null : <Decision entry={entry} tokens={tokens} />}
    </article>
  );
}

function Decision({ entry, tokens }: EntryCardProps) {
  const { run, isSending } = useQuickStaffMutation("staff-decide-entry");
  const [chosen, setChosen] = useState<PromotionEntryStatus>();
  const decide = async (status: PromotionEntryStatus, done: string) => {
    if (isSending) return;
    setChosen(status);
    const send = async () =>
      (await execute(StaffDecideEntryDocument, { entryId: entry.id, status })).staffDecideEntry;
    await run(send, done);
  };
  const added = `${formatTokens(2 * tokens)} added to ${entry.email}.`;
  return (
    <div className={styles.entryFoot}>
      <Button
        size="small"
        variant="primary"
        loading={isSending && chosen === "APPROVED"}
        aria-label={`Approve the entry from ${entry.email}`}
        onClick={() => void decide("APPROVED", added)}
      >
        Approve
      </Button>
      {entry.status === "DENIED" ? null : (
        <Button
          size="small"
          loading={isSending && chosen === "DENIED"}
          aria-label={`Deny the entry from ${entry.email}`}
          onClick={() => void decide("DENIED", "Entry denied.")}
        >
          Deny
        </Button>
      )}
    </div>
  );
}
