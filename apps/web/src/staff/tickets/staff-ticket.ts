import type { StaffTicketQuery, TicketStatus } from "../../platform/api/generated/graphql.ts";

export type TicketDetails = NonNullable<StaffTicketQuery["staffTicket"]>;

export const STAFF_STATUS_LABELS = {
  OPEN: "To answer",
  ANSWERED: "Answered",
  CLOSED: "Closed",
} as const satisfies Readonly<Record<TicketStatus, string>>;

/** Reads the status filter from the address; null when it is absent or unknown. */
export function readStatusFilter(url: string): TicketStatus | null {
  const wanted = new URL(url).searchParams.get("status");
  return (["OPEN", "ANSWERED", "CLOSED"] as const).find((status) => status === wanted) ?? null;
}
