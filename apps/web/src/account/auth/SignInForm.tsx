import { accountMessages, formatMessage } from "@photomap/messages";
import { lazy, Suspense, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { SignInDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { useLocation } from "../../platform/routing/routing.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthIntro } from "./AuthIntro.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { NoAccount } from "./NoAccount.tsx";
import { findTypedEmailProblem, findTypedPasswordProblem } from "./validate.ts";

/** Loaded when it is asked for: pages of other areas load the forms of this one too. */
const CodeSignInForm = lazy(async () => ({
  default: (await import("./CodeSignInForm.tsx")).CodeSignInForm,
}));

const JUST_DELETED =
  "Your account is deleted. If you change your mind, log in within 7 days to get everything back.";

/** The log-in by a password, or by a code that is emailed. */
export function SignInForm(props: AuthFormProps) {
  const [codeEmail, setCodeEmail] = useState<string>();
  return codeEmail === undefined ? (
    <PasswordSignInForm {...props} onUseCode={setCodeEmail} />
  ) : (
    <Suspense>
      <CodeSignInForm
        email={codeEmail}
        onSignedIn={props.onSignedIn}
        onUsePassword={() => setCodeEmail(undefined)}
      />
    </Suspense>
  );
}

interface PasswordSignInFormProps extends AuthFormProps {
  readonly onUseCode: (email: string) => void;
}

function PasswordSignInForm(props: PasswordSignInFormProps) {
  const { email: initialEmail, onStateChange, onSignedIn, onUseCode } = props;
  const { values, field, check } = useFields(
    { email: findTypedEmailProblem, password: findTypedPasswordProblem },
    { email: initialEmail, password: "" },
  );
  const [unknownEmail, setUnknownEmail] = useState<string>();
  const [restorableUntil, setRestorableUntil] = useState<string>();
  const { search } = useLocation();
  const isJustDeleted =
    new URLSearchParams(search).get("notice") === "deleted" && restorableUntil === undefined;
  const signIn = async (restore = false) => {
    setUnknownEmail(undefined);
    // The offer shows the error when a restoration fails, so it must stay mounted.
    if (!restore) setRestorableUntil(undefined);
    const { email, password } = values;
    const { signIn: result } = await execute(SignInDocument, { email, password, restore });
    switch (result.__typename) {
      case "SignedIn":
        onSignedIn(result.isRestored);
        return undefined;
      case "AccountDeleted":
        setRestorableUntil(result.restorableUntil);
        return undefined;
      case "UserNotConfirmed":
        onStateChange("verify", { email, password });
        return undefined;
      case "PasswordResetRequired":
        onStateChange("reset-required", { email });
        return undefined;
      case "UserNotFound":
        setUnknownEmail(email);
        return undefined;
      default:
        return result.message;
    }
  };
  return (
    <>
      <AuthHeading>{formatMessage(accountMessages.logIn)}</AuthHeading>
      <AuthIntro role={isJustDeleted ? "status" : undefined}>
        {isJustDeleted ? JUST_DELETED : "Good to see you again."}
      </AuthIntro>
      <ValidatedForm check={check} onSubmit={() => signIn()}>
        {(isSending) => (
          <>
            {unknownEmail === undefined ? null : <NoAccount email={unknownEmail} />}
            {restorableUntil === undefined ? null : (
              <RestoreOffer restorableUntil={restorableUntil} onRestore={() => signIn(true)} />
            )}
            <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              {...field("password")}
            />
            <Button type="submit" variant="primary" loading={isSending}>
              {formatMessage(accountMessages.logIn)}
            </Button>
          </>
        )}
      </ValidatedForm>
      <div className={styles.links}>
        <Button size="small" onClick={() => onUseCode(values.email)}>
          Email me a code instead
        </Button>
        <span>
          <AuthLink to="send-code" email={values.email}>
            Forgot your password?
          </AuthLink>
        </span>
        <span>
          New here? <AuthLink to="sign-up">{formatMessage(accountMessages.createAccount)}</AuthLink>
        </span>
      </div>
    </>
  );
}

interface RestoreOfferProps {
  readonly restorableUntil: string;
  /** Resolves to an error message, or undefined on success. */
  readonly onRestore: () => Promise<string | undefined>;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Shown after a correct password when the account is scheduled for erasure. */
function RestoreOffer({ restorableUntil, onRestore }: RestoreOfferProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async () => {
    setSending(true);
    setProblem(
      await onRestore().catch((error) => reportAndDescribeFailure(error, "restore account")),
    );
    setSending(false);
  };
  return (
    <div className={styles.offer} role="alert">
      <p>
        You deleted this account. You can restore it, with all your maps and photos, until{" "}
        {DAY.format(new Date(restorableUntil))}.
      </p>
      {problem === undefined ? null : <p>{problem}</p>}
      <Button size="small" loading={isSending} onClick={() => void restore()}>
        Restore my account
      </Button>
    </div>
  );
}
