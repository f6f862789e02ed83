import { formatMessage, tokenMessages } from "@photomap/messages";
import { Link } from "react-router";
import { Card } from "../../ui/layout/Card.tsx";
import { RedeemForm } from "./RedeemForm.tsx";
import styles from "./RedeemPage.module.css";

/** The page to redeem a code. `code` comes from a link; it is empty without one. */
export function RedeemPage({ code }: { readonly code: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <h1>{formatMessage(tokenMessages.redeemCode)}</h1>
          <p className={styles.lead}>
            We'll add the tokens to your account. They pay for stickers for your maps.
          </p>
          <RedeemForm key={code} initialCode={code} />
          <p className={styles.more}>
            <Link to="/help/sticker-tokens">Sticker Token FAQ</Link>
            <Link to="/account/sticker-tokens">Your tokens</Link>
          </p>
        </Card>
      </div>
    </div>
  );
}
