import type { ChangeEvent } from "react";
import { Link, useLocation } from "react-router";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type AuthState, getAuthPath } from "./auth-state.ts";

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether it is the first field to fill in. */
  readonly isFirst: boolean;
}

/** `one-time-code` lets phones suggest the code from the e-mail. */
export function CodeField({ isFirst, ...props }: CodeFieldProps) {
  return (
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      // The page has no other purpose, and the text above is the label of the step.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFirst}
      {...props}
    />
  );
}

interface AuthLinkProps {
  readonly to: AuthState;
  readonly email?: string;
  readonly children: string;
}

/** Links to another state of the auth box; keeps the redirect target and the typed e-mail. */
export function AuthLink({ to, email = "", children }: AuthLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={`${getAuthPath(to)}${search}`} state={{ email }}>
      {children}
    </Link>
  );
}
