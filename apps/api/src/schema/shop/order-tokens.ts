import { TOKEN_RECIPIENTS, type TokenRecipient } from "@photomap/commerce";
import { getViewerId, type OrderRow, type Viewer } from "@photomap/server";
import { builder } from "../builder.ts";

const TokenRecipientEnum = builder.enumType("StickerTokenRecipient", {
  description: "YOU: the viewer. MAIL: a code was mailed to the buyer.",
  values: TOKEN_RECIPIENTS,
});

interface OrderTokens {
  readonly halfTokens: number;
  readonly recipient: TokenRecipient;
  readonly email: string | null;
}

export const OrderTokensType = builder.objectRef<OrderTokens>("OrderStickerTokens").implement({
  description: "Tokens that the order brought when it was paid. Refunds do not change it.",
  fields: (t) => ({
    count: t.float({ resolve: ({ halfTokens }) => halfTokens / 2 }),
    recipient: t.expose("recipient", { type: TokenRecipientEnum }),
    email: t.exposeString("email", { nullable: true, description: "Of the buyer." }),
  }),
});

interface GrantedTokens {
  readonly grant: OrderRow["token_grant"];
  readonly halfTokens: number;
  readonly ownerId: string | null;
  readonly email: string | null;
}

/** Null without tokens. */
export function presentTokens(order: GrantedTokens, viewer: Viewer): OrderTokens | null {
  const { grant, halfTokens, ownerId, email } = order;
  if (grant === null) return null;
  if (grant === "VOUCHER") return { halfTokens, recipient: "MAIL", email };
  const isViewer = ownerId !== null && ownerId === getViewerId(viewer);
  return { halfTokens, recipient: isViewer ? "YOU" : "OTHER_ACCOUNT", email };
}
