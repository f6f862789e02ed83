import type { MapReviewRow, MapReviewSetting } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { MapReviewOutcomeEnum } from "../shop/map-review.ts";

export const StaffMapReviewType = builder.objectRef<MapReviewRow>("StaffMapReview").implement({
  description: "The customer was asked to look at a map, whose print waits until this ends.",
  fields: (t) => ({
    id: t.exposeID("id"),
    note: t.exposeString("note"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    outcome: t.expose("outcome", { type: MapReviewOutcomeEnum, nullable: true }),
    isChanged: t.exposeBoolean("isChanged", {
      description: "The print got another content when it ended.",
    }),
  }),
});

const StaffMapReviewSettingType = builder
  .objectRef<MapReviewSetting>("StaffMapReviewSetting")
  .implement({
    fields: (t) => ({
      businessId: t.expose("brand", { type: BusinessIdEnum }),
      businessDays: t.exposeInt("businessDays"),
      updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    }),
  });

builder.queryField("staffMapReviewSettings", (t) =>
  t.field({
    type: [StaffMapReviewSettingType],
    nullable: true,
    description:
      "How long prints wait for customers, by brand; null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.mapReviews.list(viewer),
  }),
);

const SaveMapReviewSettingInput = builder.inputType("StaffSaveMapReviewSettingInput", {
  fields: (t) => ({
    businessId: t.field({ type: BusinessIdEnum, required: true }),
    businessDays: t.int({ required: true }),
    updatedAt: t.field({ type: "DateTime", required: true, description: "As the form showed it." }),
  }),
});

const StaffMapReviewSettingSaved = builder
  .objectRef<{
    readonly __typename: "StaffMapReviewSettingSaved";
    readonly setting: MapReviewSetting;
  }>("StaffMapReviewSettingSaved")
  .implement({
    fields: (t) => ({ setting: t.expose("setting", { type: StaffMapReviewSettingType }) }),
  });

const StaffMapReviewSettingOutdated = defineRefusalType(
  "StaffMapReviewSettingOutdated",
  "Somebody else changed it meanwhile.",
);

builder.mutationField("staffSaveMapReviewSetting", (t) =>
  t.field({
    type: builder.unionType("StaffMapReviewSettingResult", {
      types: [StaffMapReviewSettingSaved, StaffMapReviewSettingOutdated, NotFound, InvalidInput],
    }),
    description: "Changes how long a brand's prints wait; those that wait keep their time.",
    args: { input: t.arg({ type: SaveMapReviewSettingInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { businessId, ...entered } = input;
      const change = { ...entered, brand: businessId };
      const result = await backend.staff.mapReviews.save(viewer, change);
      switch (result.kind) {
        case "saved":
          return { __typename: "StaffMapReviewSettingSaved" as const, setting: result.setting };
        case "outdated":
          return { __typename: "StaffMapReviewSettingOutdated" as const, message: result.problem };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("Only administrators change this.");
      }
    },
  }),
);
