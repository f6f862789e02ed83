import { createContext, useContext } from "react";
import type { To } from "react-router";
import { useLocation } from "../../platform/routing/routing.ts";
import { type AuthScreen, getAuthPath } from "./auth-screen.ts";

/** The place of the auth box. Embedded in another page, it keeps the URL of that page. */
export const AuthPlacementContext = createContext<"own-page" | "embedded">("own-page");

interface AuthTarget {
  readonly to: To;
  /** The state of the history entry, which survives a reload. */
  readonly state: { readonly email: string; readonly authState?: AuthScreen };
}

/** The location of a state of the box; keeps the query and the typed email. */
export function useAuthTarget(): (state: AuthScreen, email: string) => AuthTarget {
  const { pathname, search } = useLocation();
  const placement = useContext(AuthPlacementContext);
  return (authState, email) =>
    placement === "embedded"
      ? { to: { pathname, search }, state: { email, authState } }
      : { to: { pathname: getAuthPath(authState), search }, state: { email } };
}

/** The email and the state in the current history entry; the email is empty if it has none. */
export function useAuthHistoryEntry(): { readonly email: string; readonly authState: unknown } {
  const { state } = useLocation();
  const entry = typeof state === "object" ? state : null;
  const email = entry !== null && "email" in entry ? entry.email : undefined;
  const authState = entry !== null && "authState" in entry ? entry.authState : undefined;
  return { email: typeof email === "string" ? email : "", authState };
}
