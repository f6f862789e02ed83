import { useEffect, useState } from "react";
import { formatPageTitle, useBrand } from "../../platform/brand/brand.ts";
import { useLocation, useNavigate } from "../../platform/routing/routing.ts";
import { rememberKeptMap } from "../../platform/visitor/kept-map.ts";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthBox.module.css";
import {
  ACCOUNT_RESTORED_PATH,
  type AuthFormProps,
  type AuthScreen,
  findAuthScreen,
  getAuthTitle,
} from "./auth-screen.ts";
import { useAuthHistoryEntry, useAuthTarget } from "./auth-target.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { VerifyEmailForm } from "./VerifyEmailForm.tsx";

interface AuthBoxProps {
  readonly state: AuthScreen;
  /** A path of this site, validated by sanitizeRedirect. */
  readonly redirectTo: string;
}

/**
 * The auth box with the form that the URL names. It changes forms without a page load, which would
 * drop the typed password.
 */
export function AuthBox({ state: initialState, redirectTo }: AuthBoxProps) {
  const { pathname } = useLocation();
  const state = findAuthScreen(pathname.split("/").at(-1)) ?? initialState;
  const brand = useBrand();
  useEffect(() => {
    document.title = formatPageTitle(getAuthTitle(state), brand);
  }, [state, brand]);
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <AuthForms state={state} redirectTo={redirectTo} />
        </Card>
      </div>
    </div>
  );
}

interface AuthFormsProps extends AuthBoxProps {
  /** The email to show until the person has typed one. */
  readonly initialEmail?: string;
}

/** The form of one state. What the person does in it leads to the other states. */
export function AuthForms({ state, redirectTo, initialEmail = "" }: AuthFormsProps) {
  const { email: typedEmail } = useAuthHistoryEntry();
  const getTarget = useAuthTarget();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const props: AuthFormProps = {
    email: typedEmail === "" ? initialEmail : typedEmail,
    onStateChange: (next, entered) => {
      setPassword(entered.password ?? "");
      const { to, state: entry } = getTarget(next, entered.email);
      void navigate(to, { state: entry });
    },
    // A full page load drops in-memory data of the previous user and typed passwords.
    onSignedIn: (isRestored) => {
      rememberKeptMap(redirectTo);
      location.replace(isRestored ? ACCOUNT_RESTORED_PATH : redirectTo);
    },
  };
  // Only after hydration is the email known that was typed before a reload.
  return <AuthForm key={`${state} ${props.email}`} state={state} password={password} {...props} />;
}

interface StateProps extends AuthFormProps {
  readonly state: AuthScreen;
  readonly password: string;
}

function AuthForm({ state, password, ...props }: StateProps) {
  switch (state) {
    case "sign-in":
      return <SignInForm {...props} />;
    case "sign-up":
      return <SignUpForm {...props} />;
    case "verify":
      return <VerifyEmailForm {...props} password={password} />;
    case "send-code":
      return <ForgotPasswordForm {...props} />;
    case "reset":
      return <ResetPasswordForm {...props} isRequired={false} />;
    case "reset-required":
      return <ResetPasswordForm {...props} isRequired />;
  }
}
