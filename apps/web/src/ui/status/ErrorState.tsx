import { formatMessage, pageMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import styles from "./ErrorState.module.css";

interface ErrorStateProps {
  /** Replaces the default title. */
  readonly title?: string | undefined;
  readonly message: string;
  readonly action?: ReactNode;
  /** The heading level: h1 when the error is the whole page. */
  readonly heading?: "h1" | "h2";
}

export function ErrorState(props: ErrorStateProps) {
  const { title = formatMessage(pageMessages.errorTitle), message, action } = props;
  const { heading: Heading = "h2" } = props;
  return (
    <div className={styles.error} role="alert">
      <FallenFrame />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      {action}
    </div>
  );
}

/** A crooked picture frame. */
function FallenFrame() {
  return (
    <svg className={styles.picture} viewBox="0 0 220 150" fill="none" aria-hidden="true">
      <circle cx="110" cy="12" r="4" fill="var(--line-strong)" />
      <path d="M62 62 110 12" stroke="var(--line-strong)" strokeWidth="1.6" />
      <g transform="rotate(-13 62 62)">
        <rect x="52" y="56" width="124" height="88" fill="var(--oak)" />
        <path d="M52 56h124l-9 9H61v70l-9 9z" fill="var(--oak-rail)" />
        <rect x="61" y="65" width="106" height="70" fill="var(--mat)" />
        <path
          d="M80 112l3-20 15-9 18 4 14-6 16 8-2 20-20 9-17-4-14 6z"
          fill="var(--region-empty)"
          stroke="var(--region-line)"
          strokeWidth="1.6"
          strokeDasharray="4 4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
