/** The states of the auth box, by the last segment of its path. */
const STATES = {
  login: "sign-in",
  register: "sign-up",
  verify: "verify",
  "forgot-password": "send-code",
  "reset-password": "reset",
  "reset-required": "reset-required",
} as const;

/** The target after signing in to an account that was scheduled for erasure. */
export const RESTORED_PATH = "/account?notice=restored";

export type AuthState = (typeof STATES)[keyof typeof STATES];

export function findAuthState(url: string | undefined): AuthState | undefined {
  return Object.entries(STATES).find(([part]) => part === url)?.[1];
}

export function getAuthPath(state: AuthState): string {
  const part = Object.entries(STATES).find(([, candidate]) => candidate === state)?.[0];
  return `/account/${part ?? "login"}`;
}

/** Shared by the forms of the auth box. The password is only kept in memory. */
export interface AuthFormProps {
  readonly email: string;
  readonly onStateChange: (state: AuthState, entered: { email: string; password?: string }) => void;
  /** Restored: the account was scheduled for erasure. */
  readonly onSignedIn: (isRestored: boolean) => void;
}

export function getSignInPath(redirectTo: string): string {
  return `/account/login?redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** Accepts paths of this site only, against open redirects. */
export function sanitizeRedirect(target: string | null): string {
  const isOwnPath = target !== null && /^\/(?![/\\])/.test(target);
  return isOwnPath ? target : "/create";
}
