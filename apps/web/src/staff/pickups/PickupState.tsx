import { TriangleAlert } from "lucide-react";
import type { PickupOrderState } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import { STATES } from "./staff-pickup.ts";

export function PickupState({ state }: { readonly state: PickupOrderState }) {
  const { label, tone } = STATES[state];
  const icon = <TriangleAlert size={16} strokeWidth={1.8} aria-hidden="true" />;
  return (
    <Badge tone={tone} icon={state === "UNKNOWN" ? icon : null}>
      {label}
    </Badge>
  );
}
