import { accountMessages, formatMessage } from "@photomap/messages";
import { useOutletContext, useSearchParams } from "react-router";
import type { Account } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { AccountFrame } from "../settings/AccountFrame.tsx";
import { AccountOverview } from "../settings/AccountOverview.tsx";

export default function AccountRoute() {
  const account = useOutletContext<Account>();
  const isRestored = useSearchParams()[0].get("notice") === "restored";
  const title = formatMessage(accountMessages.accountTitle);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountFrame email={account.email}>
        <AccountOverview isRestored={isRestored} />
      </AccountFrame>
    </>
  );
}
