import { accountMessages, formatMessage } from "@photomap/messages";
import { execute } from "../../platform/api/execute.ts";
import { ResetPasswordDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { VerificationCodeField } from "../../ui/fields/VerificationCodeField.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import {
  findAccountEmailProblem,
  findNewPasswordProblem,
  findResetCodeProblem,
} from "./validate.ts";

interface ResetFormProps extends AuthFormProps {
  /** Whether the login led here because the account needs a new password. */
  readonly isRequired: boolean;
}

export function ResetPasswordForm({ email: initialEmail, isRequired, onSignedIn }: ResetFormProps) {
  const { values, field, check } = useFields(
    {
      email: findAccountEmailProblem,
      code: findResetCodeProblem,
      newPassword: findNewPasswordProblem,
    },
    { email: initialEmail, code: "", newPassword: "" },
  );
  const reset = async () => {
    const { resetPassword: result } = await execute(ResetPasswordDocument, values);
    if (result.__typename !== "SignedIn") return result.message;
    onSignedIn(result.isRestored);
    return undefined;
  };
  return (
    <>
      <AuthHeading>Choose a new password</AuthHeading>
      <p className={styles.lead}>{describe(initialEmail, isRequired)}</p>
      <ValidatedForm check={check} onSubmit={reset}>
        {(isSending) => (
          <>
            <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
            <VerificationCodeField isFirst={initialEmail !== ""} {...field("code")} />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              hint="At least 6 characters."
              {...field("newPassword")}
            />
            <Button type="submit" variant="primary" loading={isSending}>
              Save the new password
            </Button>
          </>
        )}
      </ValidatedForm>
      <div className={styles.links}>
        <span>
          No code?{" "}
          <AuthLink to="send-code" email={values.email}>
            Send another one
          </AuthLink>
        </span>
      </div>
    </>
  );
}

function describe(email: string, isRequired: boolean): string {
  if (isRequired) {
    return `${formatMessage(accountMessages.resetRequired)} ${sentTo(email)}`;
  }
  return sentTo(email);
}

function sentTo(email: string): string {
  return email === ""
    ? "Enter the verification code we emailed you."
    : `If ${email} has an account, we emailed a verification code to it.`;
}
