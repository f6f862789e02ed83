import type { TicketStatus as Status } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";

interface TicketStatusProps {
  readonly status: Status;
  /** The status in the words of the reader. */
  readonly labels: Readonly<Record<Status, string>>;
}

const TONES = { OPEN: "honey", ANSWERED: "leaf", CLOSED: "neutral" } as const;

export function TicketStatus({ status, labels }: TicketStatusProps) {
  return <Badge tone={TONES[status]}>{labels[status]}</Badge>;
}

/** The status labels that customers read. */
export const CUSTOMER_STATUS_LABELS = {
  OPEN: "Waiting for our answer",
  ANSWERED: "Answered",
  CLOSED: "Closed",
} as const satisfies Readonly<Record<Status, string>>;
