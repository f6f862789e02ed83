import { contentMessages, formatMessage } from "@photomap/messages";
import { CircleAlert, SearchX, WifiOff } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./HelpPanel.module.css";

const PROBLEMS = {
  failed: {
    Icon: CircleAlert,
    title: formatMessage(contentMessages.helpFailed),
    text: "Your map isn't affected.",
  },
  missing: {
    Icon: SearchX,
    title: formatMessage(contentMessages.helpMissing),
    text: "It may have moved.",
  },
  offline: {
    Icon: WifiOff,
    title: "No connection",
    text: "Help pages need an internet connection. This one will open as soon as you're back online.",
  },
} as const;

interface HelpPanelProblemProps {
  readonly kind: keyof typeof PROBLEMS;
  readonly onRetry: () => void;
}

/** Shown instead of the text of a help page. */
export function HelpPanelProblem({ kind, onRetry }: HelpPanelProblemProps) {
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
