import { accountMessages, formatMessage } from "@photomap/messages";

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
export const ACCOUNT_RESTORED_PATH = "/account?notice=restored";

export type AuthScreen = (typeof STATES)[keyof typeof STATES];

const TITLES: Record<AuthScreen, string> = {
  "sign-in": formatMessage(accountMessages.logIn),
  "sign-up": formatMessage(accountMessages.createAccount),
  verify: "Verify your email",
  "send-code": "Forgot your password?",
  reset: "Choose a new password",
  "reset-required": "Choose a new password",
};

/** The page title of a state. */
export function getAuthTitle(state: AuthScreen): string {
  return TITLES[state];
}

export function findAuthScreen(url: string | undefined): AuthScreen | undefined {
  return Object.entries(STATES).find(([part]) => part === url)?.[1];
}

/** Whether the auth box is the page with this path. */
export function isAuthPath(pathname: string): boolean {
  const [, account, part, ...rest] = pathname.split("/");
  return account === "account" && findAuthScreen(part) !== undefined && rest.length === 0;
}

export function isAuthScreen(value: unknown): value is AuthScreen {
  return Object.values<unknown>(STATES).includes(value);
}

export function getAuthPath(state: AuthScreen): string {
  const part = Object.entries(STATES).find(([, candidate]) => candidate === state)?.[0];
  return `/account/${part ?? "login"}`;
}

/** The props of every form of the auth box. The password is kept in memory only. */
export interface AuthFormProps {
  readonly email: string;
  readonly onStateChange: (
    state: AuthScreen,
    entered: { email: string; password?: string },
  ) => void;
  /** Called after the login; `isRestored` if the account was scheduled for erasure. */
  readonly onSignedIn: (isRestored: boolean) => void;
}

export function getSignInPath(redirectTo: string): string {
  return `/account/login?redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** A placeholder for this site's origin, which the result does not contain. */
const OWN_ORIGIN = "https://own.invalid";

/**
 * Returns the target if it is a path of this site, otherwise `/create`, to prevent open redirects.
 * It is parsed as a browser parses it: tabs and line ends are dropped, so `/<tab>/host` is another
 * host.
 */
export function sanitizeRedirect(target: string | null): string {
  const url = target?.startsWith("/") ? URL.parse(target, OWN_ORIGIN) : null;
  // `/.//host` has the path `//host`, which would be another host without the origin.
  if (url?.origin !== OWN_ORIGIN || url.pathname.startsWith("//")) return "/create";
  return url.pathname + url.search + url.hash;
}
