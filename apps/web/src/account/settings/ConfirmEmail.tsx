import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./Unsubscribe.module.css";

interface ConfirmEmailProps {
  /** Undefined until the button is pressed: mail scanners open links, which changes nothing. */
  readonly result?: { readonly email: string } | { readonly problem: string } | undefined;
}

/** The page that confirms a new email address. It needs no login and no script. */
export function ConfirmEmail({ result }: ConfirmEmailProps) {
  if (result === undefined) {
    return (
      <form method="post" className={styles.page}>
        <h1>Confirm your new address</h1>
        <p>You'll log in with it from now on. Your password stays the same.</p>
        <Button type="submit" variant="primary">
          Confirm
        </Button>
      </form>
    );
  }
  if ("problem" in result) {
    return (
      <div className={styles.page} role="alert">
        <h1>We couldn't change your address</h1>
        <p>{result.problem}</p>
        <LinkButton to="/contact/technical/change-email">Contact Us</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.page} role="status">
      <h1>Your new address is confirmed</h1>
      <p>{`Log in with ${result.email}. We logged out your other devices.`}</p>
      <LinkButton to="/account/login" variant="primary">
        Log In
      </LinkButton>
    </div>
  );
}
