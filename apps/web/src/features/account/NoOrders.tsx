import { Package } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";

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
