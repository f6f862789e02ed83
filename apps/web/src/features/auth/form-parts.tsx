import type { ChangeEvent } from "react";
import { Link, useLocation } from "react-router";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type AuthState, authPath } from "./auth-state.ts";

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Phones offer the digits from the mail by themselves. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      {...props}
    />
  );
}

interface AuthLinkProps {
  readonly to: AuthState;
  readonly email?: string;
  readonly children: string;
}

/** To another state of the box, with where the person wanted to go and what they typed. */
export function AuthLink({ to, email = "", children }: AuthLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={`${authPath(to)}${search}`} state={{ email }}>
      {children}
    </Link>
  );
}
