import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthBox.module.css";
import type { AuthFormProps } from "./auth-state.ts";
import { type AuthState, getAuthPath, RESTORED_PATH } from "./auth-state.ts";
import { ResetForm } from "./ResetForm.tsx";
import { SendCodeForm } from "./SendCodeForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

interface AuthBoxProps {
  readonly state: AuthState;
  /** A path of this site, validated by sanitizeRedirect. */
  readonly redirectTo: string;
}

export function AuthBox({ state, redirectTo }: AuthBoxProps) {
  const { search, state: locationState } = useLocation();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const email = typeof locationState?.email === "string" ? locationState.email : "";
  const props: AuthFormProps = {
    email,
    onStateChange: (next, entered) => {
      setPassword(entered.password ?? "");
      void navigate(`${getAuthPath(next)}${search}`, { state: { email: entered.email } });
    },
    // A full page load drops in-memory data of the previous user and typed passwords.
    onSignedIn: (isRestored) => location.replace(isRestored ? RESTORED_PATH : redirectTo),
  };
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <AuthForm key={state} state={state} password={password} {...props} />
        </Card>
      </div>
    </div>
  );
}

interface StateProps extends AuthFormProps {
  readonly state: AuthState;
  readonly password: string;
}

function AuthForm({ state, password, ...props }: StateProps) {
  switch (state) {
    case "sign-in":
      return <SignInForm {...props} />;
    case "sign-up":
      return <SignUpForm {...props} />;
    case "verify":
      return <VerifyForm {...props} password={password} />;
    case "send-code":
      return <SendCodeForm {...props} />;
    case "reset":
      return <ResetForm {...props} isRequired={false} />;
    case "reset-required":
      return <ResetForm {...props} isRequired />;
  }
}
