import { accountMessages, formatMessage } from "@photomap/messages";
import { execute } from "../../platform/api/execute.ts";
import { SendPasswordResetCodeDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { findTypedEmailProblem } from "./validate.ts";

export function ForgotPasswordForm({ email: initialEmail, onStateChange }: AuthFormProps) {
  const { values, field, check } = useFields(
    { email: findTypedEmailProblem },
    { email: initialEmail },
  );
  const send = async () => {
    const { sendPasswordResetCode: result } = await execute(SendPasswordResetCodeDocument, values);
    if (result.__typename !== "CodeSent") return result.message;
    onStateChange("reset", { email: values.email });
    return undefined;
  };
  return (
    <>
      <AuthHeading>Forgot your password?</AuthHeading>
      <p className={styles.lead}>We'll email you a code, so you can choose a new password.</p>
      <ValidatedForm check={check} onSubmit={send}>
        {(isSending) => (
          <>
            <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
            <Button type="submit" variant="primary" loading={isSending}>
              Send the code
            </Button>
          </>
        )}
      </ValidatedForm>
      <div className={styles.links}>
        <span>
          Remembered it?{" "}
          <AuthLink to="sign-in" email={values.email}>
            {formatMessage(accountMessages.logIn)}
          </AuthLink>
        </span>
      </div>
    </>
  );
}
