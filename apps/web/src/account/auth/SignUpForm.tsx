import { accountMessages, formatMessage } from "@photomap/messages";
import { useId, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { SignUpDocument } from "../../platform/api/generated/graphql.ts";
import { Link } from "../../platform/routing/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./AuthBox.module.css";
import { AuthHeading } from "./AuthHeading.tsx";
import { AuthIntro } from "./AuthIntro.tsx";
import { AuthLink } from "./AuthLink.tsx";
import type { AuthFormProps } from "./auth-screen.ts";
import { findNewPasswordProblem, findTypedEmailProblem } from "./validate.ts";

export function SignUpForm({ email: initialEmail, onStateChange }: AuthFormProps) {
  const { values, field, check } = useFields(
    { email: findTypedEmailProblem, password: findNewPasswordProblem },
    { email: initialEmail, password: "" },
  );
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const checkAll = () => {
    setChecked(true);
    return check() && acceptsTerms;
  };
  const signUp = async () => {
    const { email, password } = values;
    const { signUp: result } = await execute(SignUpDocument, { email, password, acceptsTerms });
    if (result.__typename !== "CodeSent") return result.message;
    onStateChange("verify", { email, password });
    return undefined;
  };
  return (
    <>
      <AuthHeading>{formatMessage(accountMessages.createAccount)}</AuthHeading>
      <AuthIntro>We'll keep your maps safe, and you can work on them anywhere.</AuthIntro>
      <ValidatedForm check={checkAll} onSubmit={signUp}>
        {(isSending) => (
          <>
            <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="At least 6 characters."
              {...field("password")}
            />
            <Terms
              isAccepted={acceptsTerms}
              onAccept={setAcceptsTerms}
              isRefused={isChecked && !acceptsTerms}
            />
            <Button type="submit" variant="primary" loading={isSending}>
              {formatMessage(accountMessages.createAccount)}
            </Button>
          </>
        )}
      </ValidatedForm>
      <div className={styles.links}>
        <span>
          Already have an account?{" "}
          <AuthLink to="sign-in" email={values.email}>
            {formatMessage(accountMessages.logIn)}
          </AuthLink>
        </span>
      </div>
    </>
  );
}

interface TermsProps {
  readonly isAccepted: boolean;
  readonly isRefused: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

function Terms({ isAccepted, isRefused, onAccept }: TermsProps) {
  const id = useId();
  return (
    <div className={styles.terms}>
      <Checkbox
        label={
          <>
            I accept the <Link to="/terms">Terms of Service</Link> and the{" "}
            <Link to="/privacy">Privacy Policy</Link>.
          </>
        }
        checked={isAccepted}
        onChange={({ target }) => onAccept(target.checked)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
      />
      {isRefused ? <p id={id}>{formatMessage(accountMessages.acceptTerms)}</p> : null}
    </div>
  );
}
