import { execute } from "../../platform/api/execute.ts";
import {
  ResendVerificationCodeDocument,
  VerifyEmailDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { VerificationCodeField } from "../../ui/fields/VerificationCodeField.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { SendCodeButton } from "./SendCodeButton.tsx";
import {
  findTypedEmailProblem,
  findTypedPasswordProblem,
  findVerificationCodeProblem,
} from "./validate.ts";

interface VerifyFormProps extends AuthFormProps {
  /** The password typed before; empty after a page load, when this form asks for it. */
  readonly password: string;
}

export function VerifyEmailForm({ email, password, onSignedIn }: VerifyFormProps) {
  const { values, field, check } = useFields(
    {
      email: findTypedEmailProblem,
      code: findVerificationCodeProblem,
      password: findTypedPasswordProblem,
    },
    { email, code: "", password },
  );
  const verify = async () => {
    const { verifyEmail: result } = await execute(VerifyEmailDocument, values);
    if (result.__typename !== "SignedIn") return result.message;
    onSignedIn(false);
    return undefined;
  };
  return (
    <>
      <AuthHeading>Verify your email</AuthHeading>
      <p className={styles.lead}>
        {email === ""
          ? "Enter the six-digit code we emailed you."
          : `We emailed a six-digit code to ${email}. If you don't see it, check your spam folder.`}
      </p>
      <ValidatedForm check={check} onSubmit={verify}>
        {(isSending) => (
          <>
            {email === "" ? (
              <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
            ) : null}
            <VerificationCodeField
              isFirst={email !== ""}
              isOnly={email !== "" && password !== ""}
              {...field("code")}
            />
            {password === "" ? (
              <PasswordField
                label="Password"
                autoComplete="current-password"
                hint="The one you chose when you created your account."
                {...field("password")}
              />
            ) : null}
            <Button type="submit" variant="primary" loading={isSending}>
              Verify
            </Button>
          </>
        )}
      </ValidatedForm>
      <div className={styles.links}>
        {values.email === "" ? null : <SendCodeButton send={() => resendCode(values.email)} />}
        <span>
          Wrong address? <AuthLink to="sign-up">Start again</AuthLink>
        </span>
      </div>
    </>
  );
}

/** Resolves to the reason of a refusal, or undefined when the code is on its way. */
async function resendCode(email: string): Promise<string | undefined> {
  const { resendVerificationCode: result } = await execute(ResendVerificationCodeDocument, {
    email,
  });
  return result.__typename === "CodeSent" ? undefined : result.message;
}
