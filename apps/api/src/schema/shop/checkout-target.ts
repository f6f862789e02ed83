import { getViewerId } from "@photomap/server";
import type { Context } from "../builder.ts";

/** Returns the requested checkout and the viewer: only its account finds an account's checkout. */
export function getCartTarget({ brand, viewer }: Context, checkoutId: string) {
  return { checkoutId, brand, viewerId: getViewerId(viewer) };
}
