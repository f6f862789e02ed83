import { contentMessages, formatMessage } from "@photomap/messages";
import { CircleAlert, SearchX, WifiOff } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./HelpPanel.module.css";

const PROBLEMS = {
  failed: {
    Icon: CircleAlert,
    title: formatMessage(contentMessages.helpFailed),
    text: "Your map is not affected.",
  },
  missing: {
    Icon: SearchX,
    title: formatMessage(contentMessages.helpMissing),
    text: "It may have been moved.",
  },
  offline: {
    Icon: WifiOff,
    title: "No connection",
    text: "Help pages are loaded from the internet. This one is shown as soon as the connection is back.",
  },
} as const;

interface HelpProblemProps {
  readonly kind: keyof typeof PROBLEMS;
  readonly onRetry: () => void;
}

/** In place of the text of a help page. */
export function HelpProblem({ kind, onRetry }: HelpProblemProps) {
  const { Icon, title, text } = PROBLEMS[kind];
  return (
    <div className={styles.problem} role="alert">
      <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {kind === "missing" ? null : (
        <Button variant="primary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
