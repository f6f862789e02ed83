import { accountMessages, formatMessage } from "@photomap/messages";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  SendSignInCodeDocument,
  SignInWithCodeDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { VerificationCodeField } from "../../ui/fields/VerificationCodeField.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { NoAccount } from "./NoAccount.tsx";
import { SendCodeButton } from "./SendCodeButton.tsx";
import { findResetCodeProblem, findTypedEmailProblem } from "./validate.ts";

interface CodeSignInFormProps extends Pick<AuthFormProps, "email" | "onSignedIn"> {
  readonly onUsePassword: () => void;
}

/** The log-in without a password: an address, then the code that is emailed to it. */
export function CodeSignInForm({ email, onSignedIn, onUsePassword }: CodeSignInFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <AuthHeading>{formatMessage(accountMessages.logIn)}</AuthHeading>
      {sentTo === undefined ? (
        <EmailStep email={email} onSent={setSentTo} />
      ) : (
        <CodeStep email={sentTo} onSignedIn={onSignedIn} />
      )}
      <div className={styles.links}>
        {sentTo === undefined ? null : <SendCodeButton send={() => sendCode(sentTo)} />}
        <Button size="small" onClick={onUsePassword}>
          Use a password
        </Button>
      </div>
    </>
  );
}

/** Resolves to the reason of a refusal, or undefined when the code is on its way. */
async function sendCode(email: string): Promise<string | undefined> {
  const { sendSignInCode: result } = await execute(SendSignInCodeDocument, { email });
  return result.__typename === "CodeSent" ? undefined : result.message;
}

interface EmailStepProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

function EmailStep({ email: initialEmail, onSent }: EmailStepProps) {
  const fields = useFields({ email: findTypedEmailProblem }, { email: initialEmail });
  const { email } = fields.values;
  const send = async () => {
    const problem = await sendCode(email);
    if (problem === undefined) onSent(email);
    return problem;
  };
  return (
    <>
      <p className={styles.lead}>We'll email you a code, and you don't need a password.</p>
      <ValidatedForm check={fields.check} onSubmit={send}>
        {(isSending) => (
          <>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              {...fields.field("email")}
            />
            <Button type="submit" variant="primary" loading={isSending}>
              Email me a code
            </Button>
          </>
        )}
      </ValidatedForm>
    </>
  );
}

interface CodeStepProps extends Pick<AuthFormProps, "email" | "onSignedIn"> {}

function CodeStep({ email, onSignedIn }: CodeStepProps) {
  const { values, field, check } = useFields({ code: findResetCodeProblem }, { code: "" });
  const [isUnknown, setUnknown] = useState(false);
  const signIn = async () => {
    setUnknown(false);
    const entered = { email, code: values.code, acceptsTerms: false };
    const { signInWithCode: result } = await execute(SignInWithCodeDocument, entered);
    switch (result.__typename) {
      case "SignedIn":
        onSignedIn(result.isRestored);
        return undefined;
      case "UserNotFound":
        setUnknown(true);
        return undefined;
      default:
        return result.message;
    }
  };
  return (
    <>
      <p className={styles.lead}>
        We emailed a six-digit code to {email}. If you don't see it, check your spam folder.
      </p>
      <ValidatedForm check={check} onSubmit={signIn}>
        {(isSending) => (
          <>
            {isUnknown ? <NoAccount email={email} /> : null}
            <VerificationCodeField isFirst isOnly {...field("code")} />
            <Button type="submit" variant="primary" loading={isSending}>
              {formatMessage(accountMessages.logIn)}
            </Button>
          </>
        )}
      </ValidatedForm>
    </>
  );
}
