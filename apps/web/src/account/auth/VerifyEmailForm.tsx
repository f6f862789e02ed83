import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  ResendVerificationCodeDocument,
  VerifyEmailDocument,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { VerificationCodeField } from "./VerificationCodeField.tsx";
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
            <VerificationCodeField isFirst={email !== ""} {...field("code")} />
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
        {values.email === "" ? null : <ResendCode email={values.email} />}
        <span>
          Wrong address? <AuthLink to="sign-up">Start again</AuthLink>
        </span>
      </div>
    </>
  );
}

type Status = "not sent" | "sending" | "sent";

function ResendCode({ email }: { readonly email: string }) {
  const [status, setStatus] = useState<Status>("not sent");
  const [problem, setProblem] = useState<string>();
  const resend = async () => {
    setStatus("sending");
    setProblem(undefined);
    const result = await execute(ResendVerificationCodeDocument, { email }).then(
      ({ resendVerificationCode }) => resendVerificationCode,
      (error: unknown) => ({
        __typename: "Failure" as const,
        message: reportAndDescribeFailure(error, "resend code"),
      }),
    );
    setStatus(result.__typename === "CodeSent" ? "sent" : "not sent");
    if (result.__typename !== "CodeSent") setProblem(result.message);
  };
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        loading={status === "sending"}
        onClick={() => void resend()}
      >
        {status === "sending" ? "Sending a new code …" : "Send a new code"}
      </Button>
      <p role="status">{problem ?? (status === "sent" ? "A new code is on its way." : "")}</p>
    </div>
  );
}
