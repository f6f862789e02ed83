import { accountMessages, formatMessage } from "@photomap/messages";
import { Package } from "lucide-react";
import { useOutletContext } from "react-router";
import type { Account } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";

export default function AccountOrdersRoute() {
  const account = useOutletContext<Account>();
  const title = formatMessage(accountMessages.orders);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountArea email={account.email} page={title}>
        <NoOrders />
      </AccountArea>
    </>
  );
}

function NoOrders() {
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
      Your orders are listed here, and where each one is.
    </EmptyState>
  );
}
