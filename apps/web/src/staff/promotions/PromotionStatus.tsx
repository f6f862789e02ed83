import type { StaffPromotionRowFragment } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";

interface PromotionStatusProps {
  readonly promotion: Pick<
    StaffPromotionRowFragment,
    "status" | "startsAt" | "endsAt" | "numEntries" | "maxEntries"
  >;
  /** When the promotion was loaded, in milliseconds since 1970. */
  readonly now: number;
}

export function PromotionStatus({ promotion, now }: PromotionStatusProps) {
  const { status, startsAt, endsAt, numEntries, maxEntries } = promotion;
  if (status === "CLOSED") return <Badge>Closed</Badge>;
  if (endsAt && Date.parse(endsAt) <= now) return <Badge>Ended</Badge>;
  if (Date.parse(startsAt) > now) return <Badge tone="accent">Scheduled</Badge>;
  if (numEntries >= maxEntries) return <Badge tone="honey">Full</Badge>;
  return <Badge tone="leaf">Open</Badge>;
}
