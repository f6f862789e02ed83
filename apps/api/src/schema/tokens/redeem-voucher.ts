import { formatMessage, tokenMessages } from "@photomap/messages";
import type { AccountViewer, RedeemResult, TokenTransaction } from "@photomap/server";
import { AccountType } from "../accounts/account.ts";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotSignedIn,
  notSignedIn,
} from "../refusal.ts";
import { TokenTransactionType } from "./token-statement.ts";

const RedeemVoucherInput = builder.inputType("RedeemStickerTokenVoucherInput", {
  fields: (t) => ({
    voucherId: t.id({ required: true, description: "The code, with or without dashes." }),
  }),
});

interface Success {
  readonly __typename: "RedeemStickerTokenVoucherSuccess";
  readonly transaction: TokenTransaction;
  readonly account: AccountViewer;
}

const RedeemVoucherSuccess = builder
  .objectRef<Success>("RedeemStickerTokenVoucherSuccess")
  .implement({
    fields: (t) => ({
      transaction: t.field({
        type: TokenTransactionType,
        resolve: ({ transaction }) => transaction,
      }),
      account: t.field({ type: AccountType, resolve: ({ account }) => account }),
    }),
  });

const VoucherRefused = defineRefusalType(
  "VoucherRefused",
  "The same result for unknown codes, expired ones and those used by another account, so that codes can't be probed.",
);

const RedeemVoucherResult = builder.unionType("RedeemStickerTokenVoucherResult", {
  types: [RedeemVoucherSuccess, VoucherRefused, InvalidInput, NotSignedIn, TooManyAttempts],
});

builder.mutationField("redeemStickerTokenVoucher", (t) =>
  t.field({
    type: RedeemVoucherResult,
    description: "Adds a code's tokens to the account. A code is redeemed once.",
    args: { input: t.arg({ type: RedeemVoucherInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer, caller }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.vouchers.redeem(viewer, caller, input.voucherId);
      return presentResult(result, viewer);
    },
  }),
);

function presentResult(result: RedeemResult, account: AccountViewer) {
  switch (result.kind) {
    case "redeemed":
      return {
        __typename: "RedeemStickerTokenVoucherSuccess" as const,
        transaction: result.transaction,
        account,
      };
    case "malformed":
      return invalidInput(formatMessage(tokenMessages.invalidCode));
    case "unknown":
      return refuseVoucher("This code doesn't exist or has already been redeemed.");
    case "already-yours":
      return refuseVoucher("You've already redeemed this code. Its tokens are in your balance.");
    case "created-by-you":
      return refuseVoucher("You created this code, so you can't redeem it yourself.");
    case "not-for-administrators":
      return refuseVoucher(
        "Administrators can't redeem codes from orders. Ask another administrator for tokens.",
      );
    case "too-many":
      return tooManyAttempts("Too many wrong codes. Try again in an hour.");
  }
}

function refuseVoucher(message: string) {
  return { __typename: "VoucherRefused" as const, message };
}
