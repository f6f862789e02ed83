import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  SetTicketStatusDocument,
  type TicketStatus,
} from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useChange } from "../shared/use-change.ts";

interface StatusButtonProps {
  readonly ticketId: string;
  readonly status: TicketStatus;
}

/** Closes a ticket, or opens a closed one again. */
export function StatusButton({ ticketId, status }: StatusButtonProps) {
  const change = useChange();
  const [isSending, setSending] = useState(false);
  const isClosed = status === "CLOSED";
  const press = async () => {
    setSending(true);
    const wanted = { ticketId, status: isClosed ? ("OPEN" as const) : ("CLOSED" as const) };
    const problem = await change(
      async () => (await execute(SetTicketStatusDocument, wanted)).setTicketStatus,
      isClosed ? "The ticket is open" : "The ticket is closed",
    ).catch((error: unknown) => describeFailure(error, "set the status of a ticket"));
    setSending(false);
    if (problem !== undefined) showToast({ id: "ticket-status", type: "error", content: problem });
  };
  return (
    <Button size="small" loading={isSending} onClick={() => void press()}>
      {isClosed ? "Reopen" : "Close"}
    </Button>
  );
}
