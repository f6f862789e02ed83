import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./AnswerPage.module.css";

export interface EmailChangeOutcome {
  readonly title: string;
  readonly text: string;
  /** Whether the answer didn't count. */
  readonly isProblem?: boolean;
  readonly link?: { readonly label: string; readonly to: string };
}

interface EmailChangePageProps {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  /** Undefined until the button is pressed: mail scanners open links, which changes nothing. */
  readonly outcome: EmailChangeOutcome | undefined;
}

/** A page behind a link in an email about a new address. It needs no script. */
export function EmailChangePage({ title, text, buttonLabel, outcome }: EmailChangePageProps) {
  if (outcome === undefined) {
    return (
      <form method="post" className={styles.page}>
        <h1>{title}</h1>
        <p>{text}</p>
        <Button type="submit" variant="primary">
          {buttonLabel}
        </Button>
      </form>
    );
  }
  const { link } = outcome;
  return (
    <div className={styles.page} role={outcome.isProblem ? "alert" : "status"}>
      <h1>{outcome.title}</h1>
      <p>{outcome.text}</p>
      {link ? (
        <LinkButton to={link.to} variant={outcome.isProblem ? "secondary" : "primary"}>
          {link.label}
        </LinkButton>
      ) : null}
    </div>
  );
}
