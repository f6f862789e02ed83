import { accountMessages, say } from "@photomap/messages";
import { useOutletContext } from "react-router";
import type { Account } from "../api/load-account.ts";
import { PageTitle } from "../brand/PageTitle.tsx";
import { AccountArea } from "../features/account/AccountArea.tsx";
import { AccountCards } from "../features/account/AccountCards.tsx";

export default function AccountRoute() {
  const account = useOutletContext<Account>();
  const title = say(accountMessages.accountTitle);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountArea email={account.email}>
        <AccountCards />
      </AccountArea>
    </>
  );
}
