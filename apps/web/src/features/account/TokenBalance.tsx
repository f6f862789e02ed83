import { Card } from "../../ui/layout/Card.tsx";
import styles from "./GeneralSettings.module.css";

export function TokenBalance({ balance }: { readonly balance: number }) {
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
