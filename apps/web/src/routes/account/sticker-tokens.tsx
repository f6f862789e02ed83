import { accountMessages, formatMessage } from "@photomap/messages";
import { useOutletContext } from "react-router";
import type { Account } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { AccountArea } from "../../features/account/AccountArea.tsx";
import styles from "../../features/account/GeneralSettings.module.css";
import { Card } from "../../ui/layout/Card.tsx";

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

function TokenBalance({ balance }: { readonly balance: number }) {
  return (
    <div className={styles.settings}>
      <Card>
        <section className={styles.section}>
          <h2>Balance</h2>
          <p>
            {balance} {balance === 1 ? "token" : "tokens"}
          </p>
        </section>
      </Card>
    </div>
  );
}
