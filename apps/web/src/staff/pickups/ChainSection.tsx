import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { CheckPickupStatusDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import detail from "../shared/Detail.module.css";
import { DetailItem } from "../shared/DetailItem.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";
import { createChainAnswerTexts, createChainStatusTexts } from "./chain-answer.ts";
import styles from "./PickupDetail.module.css";
import type { PickupDetails } from "./staff-pickup.ts";

/** The state of the order at the chain. */
export function ChainSection({ pickup }: { readonly pickup: PickupDetails }) {
  const { order, answer, sentAt, updatedAt } = pickup;
  const answered = createChainAnswerTexts(answer);
  return (
    <StaffSection title="Walgreens">
      <dl className={detail.terms}>
        <DetailItem label="Walgreens number">{order.walgreensOrderId ?? "None"}</DetailItem>
        <DetailItem label="Answer">
          {answered?.summary ?? "None"}
          {answered?.details.map((fact) => (
            <p key={fact} className={detail.meta}>
              {fact}
            </p>
          ))}
        </DetailItem>
        {order.walgreensOrderId ? <ChainStatus pickup={pickup} /> : null}
        <DetailItem label="Created">{formatDateTime(order.createdAt)}</DetailItem>
        <DetailItem label="Sent">{sentAt ? formatDateTime(sentAt) : "Not sent"}</DetailItem>
        <DetailItem label="Changed">{formatDateTime(updatedAt)}</DetailItem>
        <DetailItem label="Order note">{order.id}</DetailItem>
      </dl>
    </StaffSection>
  );
}

function ChainStatus({ pickup: { order, chainStatus } }: { readonly pickup: PickupDetails }) {
  const status = createChainStatusTexts(chainStatus);
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
  const change = useStaffMutation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setSending(true);
    setProblem(undefined);
    const found = await change(
      async () => (await execute(CheckPickupStatusDocument, { orderId })).checkPickupStatus,
      "Status updated.",
    ).catch((error: unknown) =>
      reportAndDescribeFailure(error, "check the status of a pickup order"),
    );
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
