import { execute } from "../../platform/api/execute.ts";
import {
  SetTicketStatusDocument,
  type TicketStatus,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";

interface StatusButtonProps {
  readonly ticketId: string;
  readonly status: TicketStatus;
}

/** Closes a ticket, or opens a closed one again. */
export function TicketStatusButton({ ticketId, status }: StatusButtonProps) {
  const { run, isSending } = useQuickStaffMutation("set the status of a ticket");
  const isClosed = status === "CLOSED";
  const wanted = { ticketId, status: isClosed ? ("OPEN" as const) : ("CLOSED" as const) };
  const press = () =>
    run(
      async () => (await execute(SetTicketStatusDocument, wanted)).setTicketStatus,
      isClosed ? "Ticket reopened." : "Ticket closed.",
    );
  return (
    <Button size="small" loading={isSending} onClick={() => void press()}>
      {isClosed ? "Reopen" : "Close"}
    </Button>
  );
}
