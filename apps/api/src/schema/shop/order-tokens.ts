import { TOKEN_RECIPIENTS, type TokenRecipient } from "@photomap/commerce";
import { getViewerId, type OrderRow, type Viewer } from "@photomap/server";
import { builder } from "../builder.ts";

const TokenRecipientEnum = builder.enumType("StickerTokenRecipient", {
  description: "Who got the tokens. YOU: the viewer. MAIL: a code was emailed to the buyer.",
  values: TOKEN_RECIPIENTS,
});

interface OrderTokens {
  readonly halfTokens: number;
  readonly recipient: TokenRecipient;
  readonly email: string | null;
}

export const OrderTokensType = builder.objectRef<OrderTokens>("OrderStickerTokens").implement({
  description: "The tokens that the order brought when it was paid. Refunds don't change them.",
  fields: (t) => ({
    count: t.float({ resolve: ({ halfTokens }) => halfTokens / 2 }),
    recipient: t.expose("recipient", { type: TokenRecipientEnum }),
    email: t.exposeString("email", { nullable: true, description: "The buyer's address." }),
  }),
});

interface GrantedTokens {
  readonly grant: OrderRow["tokenGrant"];
  readonly halfTokens: number;
  readonly ownerId: string | null;
  readonly email: string | null;
}

/** Presents the tokens that an order brought; null without tokens. */
export function presentTokens(order: GrantedTokens, viewer: Viewer): OrderTokens | null {
  const { grant, halfTokens, ownerId, email } = order;
  if (grant === null) return null;
  if (grant === "VOUCHER") return { halfTokens, recipient: "MAIL", email };
  const isViewer = ownerId !== null && ownerId === getViewerId(viewer);
  return { halfTokens, recipient: isViewer ? "YOU" : "OTHER_ACCOUNT", email };
}
