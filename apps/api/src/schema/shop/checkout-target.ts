import { getViewerId } from "@photomap/server";
import type { Context } from "../builder.ts";

/** The checkout that is asked for, and who asks: one that an account took over is the account's. */
export function getTarget({ businessId, viewer }: Context, checkoutId: string) {
  return { checkoutId, businessId, viewerId: getViewerId(viewer) };
}
