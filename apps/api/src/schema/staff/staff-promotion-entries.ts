import type { StaffEntryPage, StaffPromotionEntry } from "@photomap/server";
import { builder } from "../builder.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { EntryStatusEnum } from "../tokens/promotion.ts";
import { StaffPromotionType } from "./staff-promotions.ts";

const StaffEntryType = builder.objectRef<StaffPromotionEntry>("StaffPromotionEntry").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    customerId: t.exposeID("accountId"),
    email: t.exposeString("email"),
    submission: t.exposeString("submission"),
    status: t.expose("status", { type: EntryStatusEnum }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedBy", {
      nullable: true,
      description: "Address of the staff member; null after the account was erased.",
    }),
  }),
});

const StaffEntryConnection = builder
  .objectRef<StaffEntryPage>("StaffPromotionEntryConnection")
  .implement({
    fields: (t) => ({
      promotion: t.expose("promotion", { type: StaffPromotionType }),
      entries: t.expose("entries", {
        type: [StaffEntryType],
        description: "In the order in which they entered.",
      }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
    }),
  });

builder.queryField("staffPromotionEntries", (t) =>
  t.field({
    type: StaffEntryConnection,
    nullable: true,
    description: "Null when the promotion is missing, and for everyone who is not staff.",
    args: {
      promotionId: t.arg.id({ required: true }),
      status: t.arg({ type: EntryStatusEnum }),
      after: t.arg.string(),
    },
    resolve: (_root, page, { backend, viewer }) =>
      backend.staff.promotionEntries.list(viewer, page),
  }),
);

const StaffEntryDecided = builder
  .objectRef<{ readonly __typename: "StaffEntryDecided"; readonly entry: StaffPromotionEntry }>(
    "StaffEntryDecided",
  )
  .implement({ fields: (t) => ({ entry: t.expose("entry", { type: StaffEntryType }) }) });

const EntryApproved = defineRefusalType(
  "StaffEntryApproved",
  "It cannot be denied any more: its tokens are given.",
);

const StaffDecideEntryResult = builder.unionType("StaffDecideEntryResult", {
  types: [StaffEntryDecided, EntryApproved, InvalidInput, NotFound],
});

builder.mutationField("staffDecideEntry", (t) =>
  t.field({
    type: StaffDecideEntryResult,
    description: "Approves another person's entry, which gives its tokens once, or denies it.",
    args: {
      entryId: t.arg.id({ required: true }),
      status: t.arg({
        type: EntryStatusEnum,
        required: true,
        description: "APPROVED or DENIED.",
      }),
    },
    resolve: async (_root, decision, { backend, viewer }) => {
      const result = await backend.staff.promotionEntries.decide(viewer, decision);
      switch (result.kind) {
        case "decided":
          return { __typename: "StaffEntryDecided" as const, entry: result.entry };
        case "approved-already": {
          const message = "This entry is already approved, and its tokens were added.";
          return { __typename: "StaffEntryApproved" as const, message };
        }
        case "own":
          return invalidInput("This is your own entry. Ask a colleague to decide.");
        case "missing":
          return notFound("There is no such entry.");
      }
    },
  }),
);
