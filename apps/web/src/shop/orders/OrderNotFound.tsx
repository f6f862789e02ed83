import { formatMessage, shopMessages } from "@photomap/messages";
import { PackageX } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";

export function OrderNotFound({ number }: { readonly number: string }) {
  return (
    <EmptyState
      icon={<PackageX size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="Order not found"
      action={
        <LinkButton to="/account/orders" variant="primary">
          Your orders
        </LinkButton>
      }
    >
      {formatMessage(shopMessages.orderNotFound, { number })}
    </EmptyState>
  );
}
