import type { IdentifiedViewer } from "@photomap/server";
import type { Context } from "./builder.ts";

/**
 * The viewer, or a new guest session for an anonymous one; undefined when the rate limit is
 * exceeded.
 */
export async function requireIdentity({
  backend,
  viewer,
  caller,
  sessionCookie,
}: Context): Promise<IdentifiedViewer | undefined> {
  if (viewer.kind !== "anonymous") return viewer;
  const guest = await backend.accounts.startGuest(caller);
  if (guest === undefined) return undefined;
  sessionCookie.set(guest);
  return guest.viewer;
}
