import { type CustomerMapReview, MAP_REVIEW_OUTCOMES } from "@photomap/server";
import { builder } from "../builder.ts";
import { defineRefusalType, NotFound, notFound } from "../refusal.ts";
import { MapProblemType } from "./map-check.ts";

export const MapReviewOutcomeEnum = builder.enumType("MapReviewOutcome", {
  description: "The customer confirmed the map, the time was over, or staff stopped waiting.",
  values: MAP_REVIEW_OUTCOMES,
});

export const OrderMapReviewType = builder.objectRef<CustomerMapReview>("OrderMapReview").implement({
  description: "We asked the buyer to look at a map before it's printed.",
  fields: (t) => ({
    id: t.exposeID("id"),
    lineItemId: t.exposeID("orderLineId"),
    fileId: t.id({
      description: "The map that is printed, which the buyer can edit.",
      resolve: ({ check, projectId }) => check?.projectId ?? projectId,
    }),
    note: t.exposeString("note", { description: "What staff wrote; may be empty." }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      description: "When we print the map as it is then, without an answer.",
    }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    outcome: t.expose("outcome", { type: MapReviewOutcomeEnum, nullable: true }),
    regionType: t.string({ resolve: ({ check }) => check?.regionType ?? "region" }),
    regionTypePlural: t.string({ resolve: ({ check }) => check?.regionTypePlural ?? "regions" }),
    problems: t.field({
      type: [MapProblemType],
      description: "What to look at in the map as it is now; empty after the end.",
      resolve: ({ check }) => [...(check?.problems ?? [])],
    }),
  }),
});

interface Confirmed {
  readonly __typename: "OrderMapConfirmed";
  readonly reviewId: string;
}

const OrderMapConfirmed = builder
  .objectRef<Confirmed>("OrderMapConfirmed")
  .implement({ fields: (t) => ({ reviewId: t.exposeID("reviewId") }) });

const OrderMapPrinted = defineRefusalType(
  "OrderMapPrinted",
  "The time was over, or staff went on: the map is printed as it was then.",
);

const ConfirmOrderMapInput = builder.inputType("ConfirmOrderMapInput", {
  fields: (t) => ({
    number: t.int({ required: true, description: "The order's number." }),
    key: t.string({ description: "The key from the link of an email, without an account." }),
    reviewId: t.id({ required: true }),
  }),
});

builder.mutationField("confirmOrderMap", (t) =>
  t.field({
    type: builder.unionType("ConfirmOrderMapResult", {
      types: [OrderMapConfirmed, OrderMapPrinted, NotFound],
    }),
    description: "Lets an ordered map be printed as it is now; a repeated request does nothing.",
    args: { input: t.arg({ type: ConfirmOrderMapInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer, brand }) => {
      const { number, key, reviewId } = input;
      const access = { viewer, brand, number, key: key ?? undefined };
      const { kind } = await backend.customerMapReviews.confirm(access, reviewId);
      switch (kind) {
        case "confirmed":
          return { __typename: "OrderMapConfirmed" as const, reviewId };
        case "over":
          return {
            __typename: "OrderMapPrinted" as const,
            message: "We've already started to print this map. Write to us if something's wrong.",
          };
        case "missing":
          return notFound("There is no such order.");
      }
    },
  }),
);
