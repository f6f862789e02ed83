import { accountMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { RequestEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";

type State = { kind: "collapsed"; newEmail?: string } | { kind: "editing" };

/** Changes the account's address, which takes effect when the new mailbox confirms it. */
export function ChangeEmailSection({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: "collapsed" });
  const container = useRef<HTMLDivElement>(null);
  /** Moves the focus to the content that replaces the pressed button. */
  const change = (next: State) => {
    flushSync(() => setState(next));
    container.current?.querySelector<HTMLElement>("input[type=email], button")?.focus();
  };
  const newEmail = state.kind === "collapsed" ? state.newEmail : undefined;
  return (
    <div ref={container} className={styles.section}>
      {state.kind === "editing" ? (
        <ChangeEmailForm
          email={email}
          onRequested={(requested) => change({ kind: "collapsed", newEmail: requested })}
          onCancel={() => change({ kind: "collapsed" })}
        />
      ) : (
        <Button size="small" onClick={() => change({ kind: "editing" })}>
          Change email
        </Button>
      )}
      <div role="status">
        {newEmail === undefined ? null : (
          <p className={styles.notice}>
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            {`Almost done: open the link we emailed to ${newEmail}.`}
          </p>
        )}
      </div>
    </div>
  );
}

interface ChangeEmailFormProps {
  readonly email: string;
  readonly onRequested: (newEmail: string) => void;
  readonly onCancel: () => void;
}

const CHECKS = {
  email: (text: string) =>
    isEmailAddress(normalizeEmail(text)) ? undefined : "Enter an email address.",
  password: (password: string) =>
    password === "" ? formatMessage(accountMessages.enterPassword) : undefined,
};

function ChangeEmailForm({ email, onRequested, onCancel }: ChangeEmailFormProps) {
  const { values, field, check } = useFields(CHECKS, { email: "", password: "" });
  const send = async () => {
    const { requestEmailChange: result } = await execute(RequestEmailChangeDocument, values);
    if (result.__typename !== "EmailChangeRequested") return result.message;
    onRequested(result.newEmail);
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={send}>
      {(isSending) => (
        <>
          <TextField
            label="New email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We'll email a link there. Open it while you're logged in to confirm the change."
            {...field("email")}
          />
          {/* Lets password managers find the password of the account. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            {...field("password")}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" loading={isSending}>
              Email the link
            </Button>
            <Button size="small" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
          <p>
            No longer know your password or have your mailbox?{" "}
            <Link to="/contact/technical/change-email">Write to us</Link>.
          </p>
        </>
      )}
    </ValidatedForm>
  );
}
