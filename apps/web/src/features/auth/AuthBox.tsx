import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthBox.module.css";
import type { AuthFormProps } from "./auth-state.ts";
import { type AuthState, authPath, RESTORED_PATH } from "./auth-state.ts";
import { ResetForm } from "./ResetForm.tsx";
import { SendCodeForm } from "./SendCodeForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

interface AuthBoxProps {
  readonly state: AuthState;
  /** A path of our own. */
  readonly redirectTo: string;
}

export function AuthBox({ state, redirectTo }: AuthBoxProps) {
  const { search, state: handedOn } = useLocation();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const email = typeof handedOn?.email === "string" ? handedOn.email : "";
  const props: AuthFormProps = {
    email,
    onMove: (next, known) => {
      setPassword(known.password ?? "");
      void navigate(`${authPath(next)}${search}`, { state: { email: known.email } });
    },
    // A fresh page: nothing of the person before, and nothing that was typed, stays in memory.
    onSignedIn: (isRestored) => location.replace(isRestored ? RESTORED_PATH : redirectTo),
  };
  return (
    <div className={styles.wall}>
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
