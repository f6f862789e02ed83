import { getViewerId } from "@photomap/server";
import type { Context } from "../builder.ts";

/** The requested checkout and the viewer: that of an account is found for it alone. */
export function getTarget({ businessId, viewer }: Context, checkoutId: string) {
  return { checkoutId, businessId, viewerId: getViewerId(viewer) };
}
