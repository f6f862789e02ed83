import { accountMessages, formatMessage } from "@photomap/messages";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import type { useFields } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";

/** Returns what is wrong with a new password. */
export function checkNewPassword(password: string): string | undefined {
  if (password === "") return formatMessage(accountMessages.enterNewPassword);
  return password.length < 6 ? formatMessage(accountMessages.passwordTooShort) : undefined;
}

interface NewPasswordFieldsProps {
  readonly email: string;
  /** The field that proves who sets the password. */
  readonly children: ReactNode;
  readonly newPassword: ReturnType<ReturnType<typeof useFields>["field"]>;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** The content of a form that sets an account's password. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { email, children, newPassword, isSending, onCancel } = props;
  return (
    <>
      {/* Lets password managers assign the password to the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {children}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        {...newPassword}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" loading={isSending}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
