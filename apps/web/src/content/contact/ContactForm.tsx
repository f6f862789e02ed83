import { contactMessages, formatMessage } from "@photomap/messages";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./ContactForm.module.css";
import { ContactScript } from "./ContactScript.tsx";
import { OPTIONAL_HINT, QuestionField } from "./QuestionField.tsx";
import { CONTROL_NAMES, getControlName, type TicketQuestion } from "./ticket-form.ts";
import { createTicketScriptData } from "./ticket-script-data.ts";

/** A form that was sent without its script and refused. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Why the server refused it; undefined when only fields have problems or the API failed. */
  readonly reason: string | undefined;
}

export interface ContactFormProps {
  readonly question: TicketQuestion & { readonly messageLabel: string };
  /** The idempotency key: a form sent twice creates one ticket. */
  readonly ticketId: string;
  /** The account's address; empty without one. */
  readonly email: string;
  readonly supportEmail: string;
  readonly refused: RefusedForm | undefined;
}

const MAX_MESSAGE = 10_000;

/** A plain form; its script adds files, progress and a draft. */
export function ContactForm(props: ContactFormProps) {
  const { question, ticketId, email, supportEmail, refused } = props;
  // Without a reason, the ticket may have been created.
  const isRepeated = refused !== undefined && refused.reason === undefined;
  const field = (name: string, value = "") => ({
    name,
    defaultValue: refused?.values[name] ?? value,
    error: refused?.problems[name],
  });
  return (
    <form
      method="post"
      className={styles.form}
      data-draft={`contact.${question.id}`}
      data-ticket={JSON.stringify(createTicketScriptData(question))}
    >
      <div
        className={styles.problem}
        role="alert"
        tabIndex={-1}
        data-problem
        hidden={refused === undefined}
      >
        <strong>{formatMessage(contactMessages.errorTitle)}</strong>
        <p data-reason>{refused?.reason}</p>
        <p>{formatMessage(contactMessages.emailInstead, { email: supportEmail })}</p>
      </div>
      <input
        type="hidden"
        name={CONTROL_NAMES.id}
        value={isRepeated ? refused.values[CONTROL_NAMES.id] : ticketId}
      />
      <div className={styles.person}>
        <TextField
          label="Your name"
          autoComplete="name"
          required
          maxLength={100}
          {...field(CONTROL_NAMES.name)}
        />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          required
          {...field(CONTROL_NAMES.email, email)}
        />
      </div>
      {question.fields.map((entry) => (
        <QuestionField
          key={entry.name}
          field={entry}
          supportEmail={supportEmail}
          {...field(getControlName(entry))}
        />
      ))}
      <TextArea
        label={question.messageLabel}
        hint={OPTIONAL_HINT}
        rows={6}
        maxLength={MAX_MESSAGE}
        {...field(CONTROL_NAMES.message)}
      />
      <p role="status" className={styles.progress} data-progress />
      <div>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
      <ContactScript />
    </form>
  );
}
