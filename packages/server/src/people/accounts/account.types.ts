import type { BrandId } from "@photomap/design";
import type { Transaction } from "../../platform/database/database.ts";
import type { Device } from "./device-cookie.ts";

/** The origin of a request, for rate limits and sessions. */
export interface ClientInfo {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  readonly ip: string;
  /** The /48 network of an IPv6 address, which one customer of a provider may have. */
  readonly widerNetwork?: string | undefined;
  readonly brand: BrandId;
  /** The token of the browser's current session, which a login replaces. */
  readonly token: string | undefined;
  /** The device that the device cookie names. */
  readonly device?: Device | undefined;
}

/** The versions of the documents that a person accepts at sign-up. */
export interface Agreement {
  readonly termsVersion: string;
  readonly privacyVersion: string;
}

export interface AcceptedAgreement {
  readonly acceptedAt: Date;
  /** The version; undefined for accounts from before versions were stored. */
  readonly termsVersion: string | undefined;
  readonly privacyVersion: string | undefined;
}

export interface IssuedSession {
  /** The session's token, sent in the session cookie only; the database stores its hash. */
  readonly token: string;
  readonly expiresAt: Date;
  /** The browser, now known to the account, for the device cookie. */
  readonly device?: Device;
}

export type InvalidResult = { readonly kind: "invalid"; readonly problem: string };
export type TooManyAttempts = {
  readonly kind: "too-many-attempts";
  /** The seconds until the next attempt; absent when the time is unknown. */
  readonly waitSeconds?: number;
};
export type CodeRequestResult =
  | { readonly kind: "sent"; readonly email: string }
  | TooManyAttempts
  | { readonly kind: "too-many-codes" }
  /** The address is on the suppression list: a code would not arrive. */
  | { readonly kind: "mail-refused"; readonly email: string }
  | InvalidResult;
export type SignInSuccess = {
  readonly kind: "signed-in";
  readonly session: IssuedSession;
  /** Whether the account was deleted and has been restored. */
  readonly isRestored?: boolean;
};
export type SignInResult =
  | SignInSuccess
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "reset-required" }
  /** The password is correct; the account can be restored. */
  | { readonly kind: "deleted"; readonly restorableUntil: Date }
  | { readonly kind: "not-found" }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts
  | InvalidResult;
export type CodeSignInResult =
  | SignInSuccess
  | { readonly kind: "code-refused" }
  | { readonly kind: "mail-refused"; readonly email: string }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts
  | InvalidResult;
export type SignInWithCodeResult =
  | Exclude<CodeSignInResult, { readonly kind: "incorrect-password" }>
  /** The code is correct, and the address has no account. */
  | { readonly kind: "not-found" };
export type ChangePasswordResult =
  | { readonly kind: "changed"; readonly session: IssuedSession }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts
  | InvalidResult;

/**
 * What a login needs to know about deleted accounts; the service that deletes them implements it.
 */
export interface AccountRestorer {
  /**
   * Returns until when an account can be restored; undefined when it is not deleted, or was deleted
   * too long ago.
   */
  findRestorableUntil(accountId: string): Promise<Date | undefined>;
  /** Restores an account; resolves to false when there was nothing to restore. */
  restore(transaction: Transaction, accountId: string): Promise<boolean>;
}
