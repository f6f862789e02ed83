import { accountMessages, formatMessage } from "@photomap/messages";
import { useOutletContext } from "react-router";
import type { Account } from "../../api/load-account.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { NoOrders } from "../../features/account/NoOrders.tsx";

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
