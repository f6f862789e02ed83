import type { AuthState } from "./auth-state.ts";

/** What one state of the box hands on to the next. The password is kept in memory alone. */
export interface AuthFormProps {
  readonly email: string;
  readonly onMove: (state: AuthState, known: { email: string; password?: string }) => void;
  /** Restored: the account was on its way to be erased. */
  readonly onSignedIn: (isRestored: boolean) => void;
}
