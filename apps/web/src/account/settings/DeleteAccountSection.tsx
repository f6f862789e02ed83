import { accountMessages, formatMessage } from "@photomap/messages";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { execute } from "../../platform/api/execute.ts";
import { DeleteAccountDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";

export function DeleteAccountSection({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** Moves the focus to the content that replaces the pressed button. */
  const toggle = (next: boolean) => {
    flushSync(() => setOpen(next));
    section.current?.querySelector<HTMLElement>("input[type=password], button")?.focus();
  };
  return (
    <section ref={section} className={styles.section}>
      <h2>Delete your account</h2>
      <p>
        This also deletes your maps and photos. You can get everything back by logging in within 7
        days. After that, it's gone for good.
      </p>
      {isOpen ? (
        <DeleteAccountForm email={email} onCancel={() => toggle(false)} />
      ) : (
        <Button size="small" variant="danger" onClick={() => toggle(true)}>
          Delete my account
        </Button>
      )}
    </section>
  );
}

interface DeleteAccountFormProps {
  readonly email: string;
  readonly onCancel: () => void;
}

const CHECKS = {
  password: (password: string) =>
    password === "" ? formatMessage(accountMessages.enterPassword) : undefined,
  confirmation: (word: string) =>
    word.trim().toLowerCase() === "delete" ? undefined : "Type the word delete to confirm.",
};

/** Asks for the password as authentication and for a typed word against accidents. */
function DeleteAccountForm({ email, onCancel }: DeleteAccountFormProps) {
  const { values, field, check } = useFields(CHECKS, { password: "", confirmation: "" });
  const remove = async () => {
    const { deleteAccount: result } = await execute(DeleteAccountDocument, values);
    if (result.__typename !== "DeletionRequested") return result.message;
    // A full page load drops all in-memory data of the account.
    location.replace("/account/login?notice=deleted");
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={remove}>
      {(isSending) => (
        <>
          {/* Lets password managers find the password of the account. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            {...field("password")}
          />
          <TextField
            label="Type delete to confirm"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field("confirmation")}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="danger" loading={isSending}>
              Delete my account
            </Button>
            <Button size="small" variant="quiet" onClick={onCancel}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
