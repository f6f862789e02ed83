import type { ClientNetworks } from "../adapters/redis/rate-limiter.ts";
import { listPermissions, type Permission, type Role } from "./role.ts";

/**
 * The user of a request, resolved by the API from the session cookie and passed to every use case.
 */
export type Viewer = AccountViewer | GuestViewer | AnonymousViewer;

/** A viewer who can own uploads. */
export type IdentifiedViewer = AccountViewer | GuestViewer;

/** Proof that the browser opened the restricted share link of a project. */
export interface SharePass {
  readonly projectId: string;
  /** The version of the share link; a later version needs another pass. */
  readonly version: number;
}

interface Browser {
  readonly sharePasses?: readonly SharePass[];
  /** The networks of the request, for limits of viewers without a session. */
  readonly networks?: ClientNetworks;
}

export interface AccountViewer extends Browser {
  readonly kind: "account";
  readonly accountId: string;
  readonly email: string;
  /** The prefix of every upload key. */
  readonly identity: string;
  /** The epoch of the account's image addresses; omitted for the first one. */
  readonly accessEpoch?: number;
  /** The role of staff; omitted for ordinary users. */
  readonly staffRole?: "ADMIN" | "EMPLOYEE";
  /** Whether the address was never verified, or no longer is: what belongs to it is not shown. */
  readonly isUnverified?: boolean;
  /** Whether the address is verified and the company's. */
  readonly isInternal?: boolean;
  /** Whether the account may have files with a transparent background. */
  readonly hasTransparentPrints?: boolean;
  /** The guest of this browser before the login, whose uploads can be imported. */
  readonly guestIdentity?: string;
}

/** A browser that uploaded something without an account. */
export interface GuestViewer extends Browser {
  readonly kind: "guest";
  readonly identity: string;
}

export interface AnonymousViewer extends Browser {
  readonly kind: "anonymous";
}

export const ANONYMOUS: AnonymousViewer = { kind: "anonymous" };

/** Returns the owner id of what the viewer creates; undefined for an anonymous viewer. */
export function getViewerId(viewer: Viewer): string | undefined {
  return viewer.kind === "anonymous" ? undefined : viewer.identity;
}

/** Lists the owner ids of what the viewer and the browser's guest before the login created. */
export function listViewerIds(viewer: Viewer): readonly string[] {
  if (viewer.kind === "anonymous") return [];
  const guestId = viewer.kind === "account" ? viewer.guestIdentity : undefined;
  return guestId === undefined ? [viewer.identity] : [viewer.identity, guestId];
}

export function getViewerRole(viewer: Viewer): Role {
  return viewer.kind === "account" ? (viewer.staffRole ?? "USER") : "GUEST";
}

export function getViewerPermissions(viewer: Viewer): readonly Permission[] {
  if (viewer.kind !== "account") return listPermissions(getViewerRole(viewer), {});
  return listPermissions(getViewerRole(viewer), viewer);
}
