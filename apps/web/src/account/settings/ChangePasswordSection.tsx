import { accountMessages, formatMessage } from "@photomap/messages";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { execute } from "../../platform/api/execute.ts";
import { ChangePasswordDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";
import { checkNewPassword, NewPasswordFields } from "./NewPasswordFields.tsx";

type State = { kind: "collapsed"; notice?: string } | { kind: "editing" };

export function ChangePasswordSection({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: "collapsed" });
  const section = useRef<HTMLElement>(null);
  /** Moves the focus to the content that replaces the pressed button. */
  const change = (next: State) => {
    flushSync(() => setState(next));
    section.current?.querySelector<HTMLElement>("input[type=password], button")?.focus();
  };
  return (
    <section ref={section} className={styles.section}>
      <h2>Password</h2>
      {state.kind === "editing" ? (
        <ChangePasswordForm
          email={email}
          onChanged={(notice) => change({ kind: "collapsed", notice })}
          onCancel={() => change({ kind: "collapsed" })}
        />
      ) : (
        <Button size="small" onClick={() => change({ kind: "editing" })}>
          Change password
        </Button>
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
  newPassword: checkNewPassword,
};

function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const { values, field, check } = useFields(CHECKS, { currentPassword: "", newPassword: "" });
  const save = async () => {
    const { changePassword: result } = await execute(ChangePasswordDocument, values);
    if (result.__typename !== "PasswordChanged") return result.message;
    onChanged(result.message);
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={save}>
      {(isSending) => (
        <NewPasswordFields
          email={email}
          newPassword={field("newPassword")}
          isSending={isSending}
          onCancel={onCancel}
        >
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field("currentPassword")}
          />
        </NewPasswordFields>
      )}
    </ValidatedForm>
  );
}
