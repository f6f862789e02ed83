import type { StaffPromotion } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { PromotionStatusEnum } from "../tokens/promotion.ts";

export const StaffPromotionType = builder.objectRef<StaffPromotion>("StaffPromotion").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    status: t.expose("status", {
      type: PromotionStatusEnum,
      description: "As staff set it, whatever the dates are.",
    }),
    maxEntries: t.exposeInt("maxEntries"),
    numEntries: t.exposeInt("numEntries"),
    waitingCount: t.exposeInt("waitingCount", { description: "Entries without a decision." }),
    tokens: t.float({ resolve: ({ halfTokens }) => halfTokens / 2 }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryField("staffPromotions", (t) =>
  t.field({
    type: [StaffPromotionType],
    nullable: true,
    description: "Promotions of both brands; null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.promotions.list(viewer),
  }),
);

const SavePromotionInput = builder.inputType("StaffSavePromotionInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "A part of its address, chosen by the client." }),
    updatedAt: t.field({
      type: "DateTime",
      description: "As the form showed it; omitted for a new one.",
    }),
    businessId: t.field({ type: BusinessIdEnum, required: true }),
    title: t.string({ required: true }),
    description: t.string({ required: true }),
    status: t.field({ type: PromotionStatusEnum, required: true }),
    maxEntries: t.int({ required: true }),
    tokens: t.float({ required: true, description: "0.5 to 50, in steps of 0.5." }),
    startsAt: t.field({ type: "DateTime", required: true }),
    endsAt: t.field({ type: "DateTime" }),
  }),
});

const StaffPromotionSaved = builder
  .objectRef<{ readonly __typename: "StaffPromotionSaved"; readonly promotion: StaffPromotion }>(
    "StaffPromotionSaved",
  )
  .implement({
    fields: (t) => ({ promotion: t.expose("promotion", { type: StaffPromotionType }) }),
  });

const StaffPromotionOutdated = defineRefusalType(
  "StaffPromotionOutdated",
  "Somebody else changed it meanwhile.",
);

const StaffPromotionResult = builder.unionType("StaffPromotionResult", {
  types: [StaffPromotionSaved, StaffPromotionOutdated, NotFound, InvalidInput],
});

builder.mutationField("staffSavePromotion", (t) =>
  t.field({
    type: StaffPromotionResult,
    description: "Creates, changes or closes a promotion. Entries keep their places and tokens.",
    args: { input: t.arg({ type: SavePromotionInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { businessId, ...facts } = input;
      const candidate = { ...facts, brand: businessId };
      const result = await backend.staff.promotions.save(viewer, candidate);
      switch (result.kind) {
        case "saved":
          return { __typename: "StaffPromotionSaved" as const, promotion: result.promotion };
        case "outdated":
          return { __typename: "StaffPromotionOutdated" as const, message: result.problem };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is no such promotion.");
      }
    },
  }),
);
