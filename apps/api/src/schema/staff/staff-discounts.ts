import type { StaffDiscount } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { MoneyType, presentUsd } from "../shop/money.ts";

const DiscountedProduct = builder
  .objectRef<StaffDiscount["products"][number]>("StaffDiscountedProduct")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), title: t.exposeString("title") }) });

const StaffDiscountType = builder.objectRef<StaffDiscount>("StaffDiscount").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    code: t.exposeString("code", { nullable: true, description: "Null applies automatically." }),
    title: t.exposeString("title"),
    kind: t.exposeString("kind", { description: "percentage, fixed or free-shipping." }),
    percentage: t.float({
      nullable: true,
      resolve: ({ basisPoints }) => (basisPoints === null ? null : basisPoints / 100),
    }),
    amount: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ amountMinor }) => (amountMinor === null ? null : presentUsd(amountMinor)),
    }),
    products: t.expose("products", {
      type: [DiscountedProduct],
      description: "Those it is for, unless it is for all.",
    }),
    isForAllProducts: t.boolean({ resolve: ({ productIds }) => productIds === null }),
    minimumSubtotal: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ minimumSubtotalMinor: minor }) => (minor === null ? null : presentUsd(minor)),
    }),
    usageLimit: t.exposeInt("usageLimit", { nullable: true }),
    usedCount: t.exposeInt("usedCount", { description: "Paid orders." }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime", nullable: true }),
    isActive: t.exposeBoolean("isActive"),
  }),
});

builder.queryField("staffDiscounts", (t) =>
  t.field({
    type: [StaffDiscountType],
    nullable: true,
    description: "Discounts of both brands; null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.discounts.list(viewer),
  }),
);

const SaveDiscountInput = builder.inputType("StaffSaveDiscountInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "Of a new one, chosen by the client." }),
    updatedAt: t.field({
      type: "DateTime",
      description: "As the form showed it; omitted for a new one.",
    }),
    businessId: t.field({ type: BusinessIdEnum, required: true }),
    code: t.string({ description: "Omitted applies automatically." }),
    title: t.string({ required: true }),
    kind: t.string({ required: true, description: "percentage, fixed or free-shipping." }),
    percentage: t.float(),
    amount: t.string(),
    productIds: t.idList({ description: "Omitted is every product." }),
    minimumSubtotal: t.string(),
    usageLimit: t.int(),
    startsAt: t.field({ type: "DateTime", required: true }),
    endsAt: t.field({ type: "DateTime" }),
    isActive: t.boolean({ required: true }),
  }),
});

const StaffDiscountSaved = builder
  .objectRef<{ readonly __typename: "StaffDiscountSaved"; readonly discount: StaffDiscount }>(
    "StaffDiscountSaved",
  )
  .implement({ fields: (t) => ({ discount: t.expose("discount", { type: StaffDiscountType }) }) });

const StaffDiscountOutdated = defineRefusalType(
  "StaffDiscountOutdated",
  "Somebody else changed it meanwhile.",
);

const StaffDiscountResult = builder.unionType("StaffDiscountResult", {
  types: [StaffDiscountSaved, StaffDiscountOutdated, NotFound, InvalidInput],
});

builder.mutationField("staffSaveDiscount", (t) =>
  t.field({
    type: StaffDiscountResult,
    description: "Creates, changes or deactivates a discount. Placed orders keep theirs.",
    args: { input: t.arg({ type: SaveDiscountInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { businessId, ...facts } = input;
      const candidate = { ...facts, brand: businessId };
      const result = await backend.staff.discounts.save(viewer, candidate);
      switch (result.kind) {
        case "saved":
          return { __typename: "StaffDiscountSaved" as const, discount: result.discount };
        case "outdated":
          return { __typename: "StaffDiscountOutdated" as const, message: result.problem };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("There is no such discount.");
      }
    },
  }),
);
