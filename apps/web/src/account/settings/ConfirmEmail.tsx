import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./Unsubscribe.module.css";

interface ConfirmEmailProps {
  /** Undefined before the button is pressed: mail scanners open links. */
  readonly result?: { readonly email: string } | { readonly problem: string } | undefined;
}

/** The page of the link in the mail to a new address; it needs no log-in and no script. */
export function ConfirmEmail({ result }: ConfirmEmailProps) {
  if (result === undefined) {
    return (
      <form method="post" className={styles.page}>
        <h1>Confirm your new address</h1>
        <p>You log in with it from now on. Your password stays the same.</p>
        <Button type="submit" variant="primary">
          Confirm
        </Button>
      </form>
    );
  }
  if ("problem" in result) {
    return (
      <div className={styles.page} role="alert">
        <h1>The address was not changed</h1>
        <p>{result.problem}</p>
        <LinkButton to="/contact/technical/change-email">Contact Us</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.page} role="status">
      <h1>Your address is changed</h1>
      <p>{`Log in with ${result.email}. Other devices were logged out.`}</p>
      <LinkButton to="/account/login" variant="primary">
        Log In
      </LinkButton>
    </div>
  );
}
