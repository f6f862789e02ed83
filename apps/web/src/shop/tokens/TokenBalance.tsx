import { formatMessage, tokenMessages } from "@photomap/messages";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { TokenIcon } from "./TokenIcon.tsx";
import styles from "./TokenOverview.module.css";
import { describeOwedTokens, describeReservedTokens, formatTokenNumber } from "./token-texts.ts";

interface TokenBalanceProps {
  readonly balance: number;
  /** The part of the balance that open orders have reserved. */
  readonly reserved: number;
  /** Used tokens whose order was refunded. */
  readonly owed: number;
}

export function TokenBalance({ balance, reserved, owed }: TokenBalanceProps) {
  const kept = describeReservedTokens(reserved);
  return (
    <Card>
      <section className={styles.section} aria-label="Balance">
        <p className={styles.balance}>
          {formatMessage(tokenMessages.youHave)}{" "}
          <strong className={styles.figure}>
            <TokenIcon size={40} />
            {formatTokenNumber(balance)}
          </strong>{" "}
          sticker {balance === 1 ? "token" : "tokens"}
        </p>
        {kept === undefined ? null : <p className={styles.kept}>{kept}</p>}
        {owed === 0 ? null : <p className={styles.kept}>{describeOwedTokens(owed)}</p>}
        <div className={styles.links}>
          <LinkButton to="/product/sticker-tokens">Buy tokens</LinkButton>
          <Link to="/help/sticker-tokens">Sticker Token FAQ</Link>
        </div>
      </section>
    </Card>
  );
}
