/** The six states of the box, by the last part of its address. */
const STATES = {
  login: "sign-in",
  register: "sign-up",
  verify: "verify",
  "forgot-password": "send-code",
  "reset-password": "reset",
  "reset-required": "reset-required",
} as const;

/** Where somebody lands whose account was on its way to be erased. */
export const RESTORED_PATH = "/account?notice=restored";

export type AuthState = (typeof STATES)[keyof typeof STATES];

export function findAuthState(url: string | undefined): AuthState | undefined {
  return Object.entries(STATES).find(([part]) => part === url)?.[1];
}

export function authPath(state: AuthState): string {
  const part = Object.entries(STATES).find(([, candidate]) => candidate === state)?.[0];
  return `/account/${part ?? "login"}`;
}

/** What one state of the box hands on to the next. The password is kept in memory alone. */
export interface AuthFormProps {
  readonly email: string;
  readonly onMove: (state: AuthState, known: { email: string; password?: string }) => void;
  /** Restored: the account was on its way to be erased. */
  readonly onSignedIn: (isRestored: boolean) => void;
}
