import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./TicketNotFound.module.css";

/** The same for missing messages and those of others. */
export function TicketNotFound() {
  return (
    <div className={styles.page}>
      <h1>This message cannot be shown</h1>
      <p>
        Open it with the link in our email, or log in with the email address that you gave us. The
        link may be incomplete.
      </p>
      <LinkButton to="/account/messages" variant="primary">
        Your messages
      </LinkButton>
    </div>
  );
}
