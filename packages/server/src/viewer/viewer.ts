import { type Capability, capabilitiesOf, type Role } from "./role.ts";

/** Who asks. Every use case takes one; nobody reads cookies or headers below the API. */
export type Viewer = AccountViewer | GuestViewer | AnonymousViewer;

/** Somebody who can own uploads. */
export type IdentifiedViewer = AccountViewer | GuestViewer;

export interface AccountViewer {
  readonly kind: "account";
  readonly accountId: string;
  readonly email: string;
  /** First part of every key this person uploads to. */
  readonly identity: string;
  /** Without one the account is an ordinary user's. */
  readonly staffRole?: "ADMIN" | "EMPLOYEE";
  /** The address is verified and the company's. */
  readonly isInternal?: boolean;
  /** May have files with a transparent background. */
  readonly hasTransparentPrints?: boolean;
  /** Who this browser was before it logged in: what it uploaded then may be moved to the account. */
  readonly guestIdentity?: string;
}

/** A browser that uploaded something without an account. */
export interface GuestViewer {
  readonly kind: "guest";
  readonly identity: string;
}

export interface AnonymousViewer {
  readonly kind: "anonymous";
}

export const ANONYMOUS: AnonymousViewer = { kind: "anonymous" };

/** Whose the things are that this person makes: an account's id, or a guest's. */
export function viewerId(viewer: Viewer): string | undefined {
  return viewer.kind === "anonymous" ? undefined : viewer.identity;
}

export function viewerRole(viewer: Viewer): Role {
  return viewer.kind === "account" ? (viewer.staffRole ?? "USER") : "GUEST";
}

export function viewerCapabilities(viewer: Viewer): readonly Capability[] {
  if (viewer.kind !== "account") return capabilitiesOf(viewerRole(viewer), {});
  return capabilitiesOf(viewerRole(viewer), viewer);
}
