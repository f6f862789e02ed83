import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { CheckPickupStatusDocument } from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import detail from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { Term } from "../shared/Term.tsx";
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
      <dl className={detail.terms}>
        <Term label="Walgreens number">{order.walgreensOrderId ?? "None"}</Term>
        <Term label="Answer">
          {answered?.summary ?? "None"}
          {answered?.details.map((fact) => (
            <p key={fact} className={detail.meta}>
              {fact}
            </p>
          ))}
        </Term>
        {order.walgreensOrderId ? <ChainStatus pickup={pickup} /> : null}
        <Term label="Created">{formatDateTime(order.createdAt)}</Term>
        <Term label="Sent">{sentAt ? formatDateTime(sentAt) : "Not sent"}</Term>
        <Term label="Changed">{formatDateTime(updatedAt)}</Term>
        <Term label="Order note">{order.id}</Term>
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
            <p className={detail.meta}>{`Checked ${formatDateTime(status.checkedAt)}`}</p>
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
      "Status updated.",
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
