import type { TicketThreadFragment } from "../../platform/api/generated/graphql.ts";
import styles from "./TicketMessages.module.css";

type Message = TicketThreadFragment["messages"][number];

interface TicketMessagesProps {
  readonly messages: readonly Message[];
  /** The names of the authors, as the reader calls them. */
  readonly authors: Readonly<Record<Message["author"], string>>;
  /** The author whose messages are on the right. */
  readonly own: Message["author"];
  readonly formatTime: (iso: string) => string;
}

/** What both sides wrote, oldest first. */
export function TicketMessages({ messages, authors, own, formatTime }: TicketMessagesProps) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, author, text, createdAt }) => (
        <li key={id} className={styles.message} data-own={author === own || undefined}>
          <p className={styles.meta}>
            <strong>{authors[author]}</strong>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
