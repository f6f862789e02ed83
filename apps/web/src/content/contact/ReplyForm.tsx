import { contactMessages, formatMessage } from "@photomap/messages";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import styles from "./ContactForm.module.css";
import { ContactScript } from "./ContactScript.tsx";

/** A reply that was refused. */
export interface RefusedReply {
  readonly text: string;
  readonly requestId: string;
  readonly reason: string;
}

export interface ReplyFormProps {
  readonly ticketId: string;
  /** The idempotency key: a form sent twice writes one message. */
  readonly requestId: string;
  /** Whether the previous reply was just sent. */
  readonly isSent: boolean;
  readonly refused: RefusedReply | undefined;
}

const MAX_TEXT = 10_000;

/** A plain form; its script keeps a draft. */
export function ReplyForm({ ticketId, requestId, isSent, refused }: ReplyFormProps) {
  return (
    <form
      method="post"
      className={styles.form}
      data-draft={`ticket.${ticketId}`}
      data-sent={isSent ? "" : undefined}
    >
      {isSent ? <p role="status">{formatMessage(contactMessages.sent)}</p> : null}
      {refused === undefined ? null : (
        <div className={styles.problem} role="alert">
          <strong>{formatMessage(contactMessages.errorTitle)}</strong>
          <p>{refused.reason}</p>
        </div>
      )}
      <input type="hidden" name="requestId" value={refused?.requestId ?? requestId} />
      <TextArea
        label="Your reply"
        name="text"
        rows={5}
        required
        maxLength={MAX_TEXT}
        defaultValue={refused?.text ?? ""}
      />
      <div>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
      <ContactScript />
    </form>
  );
}
