import { accountMessages, formatMessage } from "@photomap/messages";
import { Check } from "lucide-react";
import { useState } from "react";
import { execute } from "../../api/execute.ts";
import { ChangePasswordDocument } from "../../generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";

type State = { kind: "collapsed"; notice?: string } | { kind: "editing" };

export function ChangePassword({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: "collapsed" });
  return (
    <section className={styles.section}>
      <h2>Password</h2>
      {state.kind === "editing" ? (
        <ChangePasswordForm
          email={email}
          onChanged={(notice) => setState({ kind: "collapsed", notice })}
          onCancel={() => setState({ kind: "collapsed" })}
        />
      ) : (
        <Button onClick={() => setState({ kind: "editing" })}>Change password</Button>
      )}
      <div role="status">
        {state.kind === "collapsed" && state.notice !== undefined ? (
          <p className={styles.notice}>
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            {state.notice}
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onChanged: (notice: string) => void;
  readonly onCancel: () => void;
}

const CHECKS = {
  currentPassword: (password: string) =>
    password === "" ? formatMessage(accountMessages.enterPassword) : undefined,
  newPassword: (password: string) => {
    if (password === "") return formatMessage(accountMessages.enterNewPassword);
    return password.length < 6 ? formatMessage(accountMessages.passwordTooShort) : undefined;
  },
};

function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const { values, field, check } = useFields(CHECKS, { currentPassword: "", newPassword: "" });
  const change = async () => {
    const { changePassword: result } = await execute(ChangePasswordDocument, values);
    if (result.__typename !== "PasswordChanged") return result.message;
    onChanged(result.message);
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={change}>
      {(isSending) => (
        <>
          {/* Lets password managers assign the password to the account. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            {...field("currentPassword")}
          />
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            hint="At least 6 characters."
            {...field("newPassword")}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" loading={isSending}>
              Save
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
