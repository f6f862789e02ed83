import { TriangleAlert } from "lucide-react";
import type { PickupOrderState } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { PICKUP_STATE_BADGES } from "./staff-pickup.ts";

export function PickupStateBadge({ state }: { readonly state: PickupOrderState }) {
  const { label, tone } = PICKUP_STATE_BADGES[state];
  const icon = <TriangleAlert size={16} strokeWidth={1.8} aria-hidden="true" />;
  return (
    <Badge tone={tone} icon={state === "UNKNOWN" ? icon : null}>
      {label}
    </Badge>
  );
}
