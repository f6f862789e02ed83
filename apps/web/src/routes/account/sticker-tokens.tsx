import { accountMessages, formatMessage } from "@photomap/messages";
import { useOutletContext } from "react-router";
import type { Account } from "../../api/load-account.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import { TokenBalance } from "../../features/account/TokenBalance.tsx";

export default function AccountStickerTokensRoute() {
  const account = useOutletContext<Account>();
  const title = formatMessage(accountMessages.stickerTokens);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AccountArea email={account.email} page={title}>
        <TokenBalance balance={account.stickerTokenBalance} />
      </AccountArea>
    </>
  );
}
