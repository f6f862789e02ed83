import type { BusinessId } from "@photomap/design";
import type { NewSession } from "./session.service.ts";

/** From where somebody knocks. */
export interface Caller {
  readonly ip: string;
  readonly businessId: BusinessId;
  /** The browser's session so far; a log-in puts a new one in its place. */
  readonly token: string | undefined;
}

export type Invalid = { readonly kind: "invalid"; readonly problem: string };
export type CodeRequestResult =
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "too-many-attempts" }
  | { readonly kind: "too-many-codes" }
  | Invalid;
export type SignedIn = { readonly kind: "signed-in"; readonly session: NewSession };
export type SignInResult =
  | SignedIn
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "reset-required" }
  | { readonly kind: "not-found" }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
export type CodeResult =
  | SignedIn
  | { readonly kind: "code-refused" }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
export type ChangePasswordResult =
  | { readonly kind: "changed"; readonly session: NewSession }
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "too-many-attempts" }
  | Invalid;
