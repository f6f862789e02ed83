import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { CheckPickupStatusDocument } from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useChange } from "../shared/use-change.ts";
import { describeAnswer, describeStatus } from "./chain-answer.ts";
import styles from "./PickupDetail.module.css";
import type { PickupDetails } from "./staff-pickup.ts";

/** The state of the order at the chain. */
export function ChainSection({ pickup }: { readonly pickup: PickupDetails }) {
  const { order, answer, sentAt, updatedAt } = pickup;
  const answered = describeAnswer(answer);
  return (
    <StaffSection title="Walgreens">
      <dl className={styles.terms}>
        <div>
          <dt>Number at Walgreens</dt>
          <dd>{order.walgreensOrderId ?? "None"}</dd>
        </div>
        <div>
          <dt>Answer</dt>
          <dd>
            {answered?.summary ?? "None"}
            {answered?.details.map((detail) => (
              <p key={detail} className={styles.meta}>
                {detail}
              </p>
            ))}
          </dd>
        </div>
        {order.walgreensOrderId ? <ChainStatus pickup={pickup} /> : null}
        <div>
          <dt>Created</dt>
          <dd>{formatDateTime(order.createdAt)}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>{sentAt ? formatDateTime(sentAt) : "Not sent"}</dd>
        </div>
        <div>
          <dt>Changed</dt>
          <dd>{formatDateTime(updatedAt)}</dd>
        </div>
        <div>
          <dt>Note of the order</dt>
          <dd>{order.id}</dd>
        </div>
      </dl>
    </StaffSection>
  );
}

function ChainStatus({ pickup: { order, chainStatus } }: { readonly pickup: PickupDetails }) {
  const status = describeStatus(chainStatus);
  return (
    <div>
      <dt>Status</dt>
      <dd className={styles.status}>
        <span>
          {status?.summary ?? "Not checked yet"}
          {status === undefined ? null : (
            <p className={styles.meta}>{`Checked ${formatDateTime(status.checkedAt)}`}</p>
          )}
        </span>
        <CheckButton orderId={order.id} />
      </dd>
    </div>
  );
}

function CheckButton({ orderId }: { readonly orderId: string }) {
  const change = useChange();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setSending(true);
    setProblem(undefined);
    const found = await change(
      async () => (await execute(CheckPickupStatusDocument, { orderId })).checkPickupStatus,
      "The status is up to date",
    ).catch((error: unknown) => describeFailure(error, "check the status of a pickup order"));
    setProblem(found);
    setSending(false);
  };
  return (
    <>
      <Button size="small" loading={isSending} onClick={() => void press()}>
        Check status
      </Button>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
