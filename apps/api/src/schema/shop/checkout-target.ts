import type { Context } from "../builder.ts";

/** Returns the requested checkout and the viewer, who finds only their own. */
export function getCartTarget({ brand, viewer }: Context, checkoutId: string) {
  return { checkoutId, brand, viewer };
}
