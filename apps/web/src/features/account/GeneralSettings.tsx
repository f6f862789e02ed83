import { Link } from "react-router";
import { Card } from "../../ui/Card.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import styles from "./GeneralSettings.module.css";
import { LogOutButton } from "./LogOutButton.tsx";

export function GeneralSettings({ email }: { readonly email: string }) {
  return (
    <div className={styles.settings}>
      <Card>
        <section className={styles.section}>
          <h2>Email</h2>
          <p>{email}</p>
          <Link to="/contact/technical/change-email">Change your email</Link>
        </section>
      </Card>
      <Card>
        <ChangePassword email={email} />
      </Card>
      <Card>
        <section className={styles.section}>
          <h2>Other browsers</h2>
          <p>Lost a phone, or used somebody else's computer? End every log-in, this one too.</p>
          <LogOutButton everywhere />
        </section>
      </Card>
    </div>
  );
}
