import type { IdentifiedViewer } from "@photomap/server";
import type { Context } from "./builder.ts";

/** Somebody without an account becomes a guest with the first thing they make, and stays the same one. */
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
