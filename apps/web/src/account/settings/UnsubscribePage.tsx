import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./AnswerPage.module.css";

interface UnsubscribeProps {
  readonly state: "asking" | "done" | "refused";
}

/** The page that turns digests off by the link in one. It needs no login and no script. */
export function UnsubscribePage({ state }: UnsubscribeProps) {
  if (state === "asking") {
    return (
      <form method="post" className={styles.page}>
        <h1>Turn these emails off?</h1>
        <p>We'll stop emailing you about new suggestions. You'll still see them on your maps.</p>
        <Button type="submit" variant="primary">
          Turn off
        </Button>
      </form>
    );
  }
  const isDone = state === "done";
  return (
    <div className={styles.page} role="status">
      <h1>{isDone ? "These emails are off" : "This link doesn't work"}</h1>
      <p>
        {isDone
          ? "You can turn emails about new suggestions back on in your settings."
          : "It may be incomplete. You can also turn these emails off in your settings."}
      </p>
      <LinkButton to="/account/general">Settings</LinkButton>
    </div>
  );
}
