import { formatTokens } from "@photomap/commerce";
import type { TokenTransaction } from "@photomap/server";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound, RefusalInterface } from "../refusal.ts";
import { TokenTransactionType } from "../tokens/token-statement.ts";

const AdjustTokensInput = builder.inputType("StaffAdjustTokensInput", {
  fields: (t) => ({
    customerId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "Chosen by the client; adjusts once." }),
    tokens: t.float({ required: true, description: "In steps of 0.5; negative takes them." }),
    note: t.string({ required: true, description: "The customer reads it." }),
  }),
});

interface Adjusted {
  readonly __typename: "StaffTokensAdjusted";
  readonly transaction: TokenTransaction;
}

const StaffTokensAdjusted = builder.objectRef<Adjusted>("StaffTokensAdjusted").implement({
  fields: (t) => ({ transaction: t.expose("transaction", { type: TokenTransactionType }) }),
});

interface TooFew {
  readonly __typename: "NotEnoughTokens";
  readonly message: string;
  readonly available: number;
}

const NotEnoughTokens = builder.objectRef<TooFew>("NotEnoughTokens").implement({
  description: "The balance would be below zero.",
  interfaces: [RefusalInterface],
  fields: (t) => ({
    available: t.exposeFloat("available", {
      description: "Tokens without those of orders that wait for their payment.",
    }),
  }),
});

const StaffAdjustTokensResult = builder.unionType("StaffAdjustTokensResult", {
  types: [StaffTokensAdjusted, NotEnoughTokens, NotFound, InvalidInput],
});

builder.mutationField("staffAdjustTokens", (t) =>
  t.field({
    type: StaffAdjustTokensResult,
    description: "Adds tokens to an account or takes some; for administrators.",
    args: { input: t.arg({ type: AdjustTokensInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { customerId, ...request } = input;
      const candidate = { ...request, accountId: customerId };
      const result = await backend.staff.tokens.adjust(viewer, candidate);
      switch (result.kind) {
        case "adjusted":
          return {
            __typename: "StaffTokensAdjusted" as const,
            transaction: result.transaction,
          };
        case "insufficient":
          return refuseAdjustment(result.available);
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is no such account.");
      }
    },
  }),
);

function refuseAdjustment(halfTokens: number) {
  const message = `Only ${formatTokens(halfTokens)} ${halfTokens === 2 ? "is" : "are"} available.`;
  return { __typename: "NotEnoughTokens" as const, message, available: halfTokens / 2 };
}
