import type { EnterResult, PromotionEntry } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import {
  defineRefusalType,
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notFound,
  notSignedIn,
} from "../refusal.ts";
import { PromotionEntryType } from "./promotion.ts";

interface Success {
  readonly __typename: "EnterPromotionSuccess";
  readonly entry: PromotionEntry;
}

const EnterPromotionSuccess = builder.objectRef<Success>("EnterPromotionSuccess").implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    entry: t.expose("entry", { type: PromotionEntryType }),
  }),
});

const PromotionClosed = defineRefusalType(
  "PromotionClosed",
  "The promotion has not started, is over or has no places left.",
);

const EnterPromotionResult = builder.unionType("EnterPromotionResult", {
  types: [
    EnterPromotionSuccess,
    NotSignedIn,
    NotFound,
    PromotionClosed,
    InvalidInput,
    TooManyAttempts,
  ],
});

builder.mutationField("enterPromotion", (t) =>
  t.field({
    type: EnterPromotionResult,
    description:
      "Enters the account, once for each promotion; later requests return its first entry.",
    args: {
      promotionId: t.arg.id({ required: true }),
      submission: t.arg.string({
        required: true,
        description: "The text, at most 5,000 characters.",
      }),
    },
    resolve: async (_root, args, { backend, viewer, caller, brand }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const request = { ...args, brand };
      return presentResult(await backend.promotions.enter(viewer, caller, request));
    },
  }),
);

function presentResult(result: EnterResult) {
  switch (result.kind) {
    case "entered":
      return { __typename: "EnterPromotionSuccess" as const, entry: result.entry };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There is no such promotion.");
    case "closed":
      return refuseEntry("This promotion is closed.");
    case "full":
      return refuseEntry("All places in this promotion are taken.");
    case "too-many":
      return tooManyAttempts("Too many attempts. Try again in an hour.");
  }
}

function refuseEntry(message: string) {
  return { __typename: "PromotionClosed" as const, message };
}
