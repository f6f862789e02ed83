import {
  ENTRY_STATUSES,
  PROMOTION_STATUSES,
  type Promotion,
  type PromotionEntry,
} from "@photomap/server";
import { builder } from "../builder.ts";

export const PromotionStatusEnum = builder.enumType("PromotionStatus", {
  values: PROMOTION_STATUSES,
});

export const EntryStatusEnum = builder.enumType("PromotionEntryStatus", { values: ENTRY_STATUSES });

export const PromotionEntryType = builder.objectRef<PromotionEntry>("PromotionEntry").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    promotionId: t.exposeID("promotionId"),
    userId: t.exposeID("accountId"),
    submission: t.exposeString("submission", { description: "The text as it was submitted." }),
    status: t.expose("status", { type: EntryStatusEnum }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const PromotionType = builder.objectRef<Promotion>("Promotion").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    status: t.expose("status", {
      type: PromotionStatusEnum,
      description: "The current status; CLOSED before the start and after the end too.",
    }),
    maxEntries: t.exposeInt("maxEntries"),
    numEntries: t.exposeInt("numEntries", {
      description: "The number of entries, denied ones included.",
    }),
    tokens: t.float({
      description: "The tokens for each approved entry, in steps of 0.5.",
      resolve: ({ halfTokens }) => halfTokens / 2,
    }),
    myEntry: t.field({
      type: PromotionEntryType,
      nullable: true,
      description: "The signed-in account's entry.",
      resolve: ({ id }, _args, { backend, viewer }) => backend.promotions.findOwnEntry(viewer, id),
    }),
  }),
});

builder.queryField("getPromotion", (t) =>
  t.field({
    type: PromotionType,
    nullable: true,
    description: "A promotion of the brand; null when there is none.",
    args: { promotionId: t.arg.id({ required: true }) },
    resolve: (_root, { promotionId }, { backend, brand }) =>
      backend.promotions.find(brand, promotionId),
  }),
);
