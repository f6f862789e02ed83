import type { BusinessId } from "@photomap/design";

/** From where somebody knocks. */
export interface Caller {
  /** Its address; of the longer kind the network, because one host has as many of those as it likes. */
  readonly ip: string;
  readonly businessId: BusinessId;
  /** The browser's session so far; a log-in puts a new one in its place. */
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
  /** Our mail to the address comes back: a code would never arrive. */
  | { readonly kind: "mail-refused"; readonly email: string }
  | Invalid;
export type SignedIn = {
  readonly kind: "signed-in";
  readonly session: NewSession;
  /** The account was on its way to be erased, and is back. */
  readonly isRestored?: boolean;
};
export type SignInResult =
  | SignedIn
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "reset-required" }
  /** The password is right; the person is asked whether they want the account back. */
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
