import { formatMessage, tokenMessages } from "@photomap/messages";
import { Card } from "../../ui/layout/Card.tsx";
import { RedeemForm } from "./RedeemForm.tsx";
import { TokenBalance } from "./TokenBalance.tsx";
import { type AccountTokens, TokenHistory } from "./TokenHistory.tsx";
import styles from "./TokenOverview.module.css";

/** The tokens of an account. */
export function TokenOverview({ data }: { readonly data: AccountTokens }) {
  const { balance, reserved, owed, transactions } = data;
  return (
    <div className={styles.overview}>
      <div className={styles.cards}>
        <TokenBalance balance={balance} reserved={reserved} owed={owed} />
        <Card>
          <section className={styles.section}>
            <h2>{formatMessage(tokenMessages.redeemCode)}</h2>
            <RedeemForm />
          </section>
        </Card>
      </div>
      <TokenHistory transactions={transactions} />
    </div>
  );
}
