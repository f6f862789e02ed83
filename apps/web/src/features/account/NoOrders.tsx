import { Package } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";

export function NoOrders() {
  return (
    <EmptyState
      icon={<Package size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="No orders yet"
      action={
        <LinkButton to="/create" variant="primary">
          Go to your maps
        </LinkButton>
      }
    >
      What you order is listed here, with its way to you.
    </EmptyState>
  );
}
