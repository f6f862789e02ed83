import { accountMessages, formatMessage } from "@photomap/messages";
import styles from "./AuthBox.module.css";
import { AuthLink } from "./AuthLink.tsx";

/** Says that an address has no account, and offers to create one. */
export function NoAccount({ email }: { readonly email: string }) {
  return (
    <div className={styles.offer} role="alert">
      <p>{formatMessage(accountMessages.noAccountFor, { email })}</p>
      <AuthLink to="sign-up" email={email}>
        Create an account with this email
      </AuthLink>
    </div>
  );
}
