import { accountMessages, say } from "@photomap/messages";
import { useOutletContext } from "react-router";
import type { Account } from "../api/load-account.ts";
import { PageTitle } from "../brand/PageTitle.tsx";
import { AccountArea } from "../features/account/AccountArea.tsx";
import { GeneralSettings } from "../features/account/GeneralSettings.tsx";

export default function AccountGeneralRoute() {
  const account = useOutletContext<Account>();
  const title = say(accountMessages.generalSettings);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountArea email={account.email} page={title}>
        <GeneralSettings email={account.email} />
      </AccountArea>
    </>
  );
}
