import type { BusinessId } from "@photomap/design";

/** The origin of a request, for rate limits and sessions. */
export interface Caller {
  /** An IPv4 address or an IPv6 network. */
  readonly ip: string;
  readonly businessId: BusinessId;
  /** The current session of the browser, which a log-in replaces. */
  readonly token: string | undefined;
}

export interface NewSession {
  /** Sent in the session cookie only; the database stores its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

export type Invalid = { readonly kind: "invalid"; readonly problem: string };
export type CodeRequestResult =
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "too-many-attempts" }
  | { readonly kind: "too-many-codes" }
  /** The address is on the suppression list: a code would not arrive. */
  | { readonly kind: "mail-refused"; readonly email: string }
  | Invalid;
export type SignedIn = {
  readonly kind: "signed-in";
  readonly session: NewSession;
  /** The account was deleted and has been restored. */
  readonly isRestored?: boolean;
};
export type SignInResult =
  | SignedIn
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "reset-required" }
  /** The password is correct; the account can be restored. */
  | { readonly kind: "deleted"; readonly restorableUntil: Date }
  | { readonly kind: "not-found" }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
export type CodeResult =
  | SignedIn
  | { readonly kind: "code-refused" }
  | { readonly kind: "mail-refused"; readonly email: string }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
export type ChangePasswordResult =
  | { readonly kind: "changed"; readonly session: NewSession }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
