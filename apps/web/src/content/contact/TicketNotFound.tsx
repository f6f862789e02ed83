import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./TicketNotFound.module.css";

/** The page for missing messages and for other people's, which look the same. */
export function TicketNotFound() {
  return (
    <div className={styles.page}>
      <h1>We can't show this message</h1>
      <p>
        Open it with the link in our email, or log in with the email address you gave us. Make sure
        the link is complete.
      </p>
      <LinkButton to="/account/messages" variant="primary">
        Your messages
      </LinkButton>
    </div>
  );
}
