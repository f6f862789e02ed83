import { type ChangeEvent, createContext, useContext } from "react";
import type { To } from "react-router";
import { Link, useLocation } from "../../platform/routing/routing.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./AuthBox.module.css";
import { type AuthState, getAuthPath } from "./auth-state.ts";

/** The place of the auth box. Embedded in another page, it keeps the URL of that page. */
export const AuthPlacement = createContext<"own-page" | "embedded">("own-page");

interface AuthTarget {
  readonly to: To;
  /** The state of the history entry, which survives a reload. */
  readonly state: { readonly email: string; readonly authState?: AuthState };
}

/** The location of a state of the box; keeps the query and the typed email. */
export function useAuthTarget(): (state: AuthState, email: string) => AuthTarget {
  const { pathname, search } = useLocation();
  const placement = useContext(AuthPlacement);
  return (authState, email) =>
    placement === "embedded"
      ? { to: { pathname, search }, state: { email, authState } }
      : { to: { pathname: getAuthPath(authState), search }, state: { email } };
}

/** The email and the state in the current history entry; the email is empty if it has none. */
export function useAuthEntry(): { readonly email: string; readonly authState: unknown } {
  const { state } = useLocation();
  const entry = typeof state === "object" ? state : null;
  const email = entry !== null && "email" in entry ? entry.email : undefined;
  const authState = entry !== null && "authState" in entry ? entry.authState : undefined;
  return { email: typeof email === "string" ? email : "", authState };
}

/** The title of a form: an h2 in an embedded box, whose page has the h1. */
export function AuthHeading({ children }: { readonly children: string }) {
  return useContext(AuthPlacement) === "embedded" ? <h2>{children}</h2> : <h1>{children}</h1>;
}

interface GreetingProps {
  readonly role?: "status" | undefined;
  readonly children: string;
}

/** The text below the title of a form; nothing in an embedded box, whose page has its own. */
export function Greeting({ role, children }: GreetingProps) {
  if (useContext(AuthPlacement) === "embedded") return null;
  return (
    <p className={styles.lead} role={role}>
      {children}
    </p>
  );
}

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether it is the first field to fill in. */
  readonly isFirst: boolean;
}

/** `one-time-code` lets phones suggest the code from the email. */
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

/** Links to another state of the auth box. */
export function AuthLink({ to, email = "", children }: AuthLinkProps) {
  return <Link {...useAuthTarget()(to, email)}>{children}</Link>;
}
