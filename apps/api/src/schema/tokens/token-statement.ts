import { TOKEN_REASONS, type TokenStatement, type TokenTransaction } from "@photomap/server";
import { builder } from "../builder.ts";

const TokenReasonEnum = builder.enumType("StickerTokenReason", { values: TOKEN_REASONS });

export const TokenTransactionType = builder
  .objectRef<TokenTransaction>("StickerTokenTransaction")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      createdAt: t.expose("createdAt", { type: "DateTime" }),
      reason: t.expose("reason", { type: TokenReasonEnum }),
      tokens: t.float({
        description: "The tokens in steps of 0.5; negative when they were spent.",
        resolve: ({ halfTokens }) => halfTokens / 2,
      }),
      startingBalance: t.float({ resolve: ({ startingBalance }) => startingBalance / 2 }),
      endingBalance: t.float({ resolve: ({ endingBalance }) => endingBalance / 2 }),
      note: t.exposeString("note"),
    }),
  });

export const TokenStatementType = builder.objectRef<TokenStatement>("StickerTokenData").implement({
  fields: (t) => ({
    balance: t.float({ resolve: ({ halfTokens }) => halfTokens / 2 }),
    reserved: t.float({
      description:
        "The tokens reserved by orders that wait for their payment; part of the balance.",
      resolve: ({ reserved }) => reserved / 2,
    }),
    owed: t.float({
      description:
        "The tokens that were used although their order was refunded; later refunds settle them.",
      resolve: ({ owed }) => owed / 2,
    }),
    transactions: t.field({
      type: [TokenTransactionType],
      description: "The transactions, newest first, at most 500.",
      resolve: ({ transactions }) => [...transactions],
    }),
  }),
});

builder.queryField("accountStickerTokenData", (t) =>
  t.field({
    type: TokenStatementType,
    nullable: true,
    description: "The signed-in account's tokens, never cached; null without an account.",
    resolve: (_root, _args, { backend, viewer }) =>
      viewer.kind === "account" ? backend.tokens.read(viewer) : null,
  }),
);
