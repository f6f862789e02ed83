import type { StaffCollection } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

const StaffCollectionType = builder.objectRef<StaffCollection>("StaffCollection").implement({
  fields: (t) => ({
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    handle: t.exposeString("handle"),
    title: t.exposeString("title"),
  }),
});

builder.queryField("staffCollections", (t) =>
  t.field({
    type: [StaffCollectionType],
    nullable: true,
    description: "The collections of both brands; null for everyone who is not staff.",
    resolve: async (_root, _args, { backend, viewer }) =>
      (await backend.staff.productCreation.listCollections(viewer)) ?? null,
  }),
);

const CreateProductInput = builder.inputType("StaffCreateProductInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "A UUID: a repeated request creates it once." }),
    businessId: t.field({ type: BusinessIdEnum, required: true }),
    title: t.string({ required: true }),
    handle: t.string({ required: true, description: "The end of the page's address." }),
    collection: t.string({ description: "The handle of a collection that lists it." }),
    optionName: t.string({ required: true, description: "Empty for a single variant." }),
    optionValues: t.stringList({ required: true }),
    sku: t.string({ required: true, description: "The start of the SKUs of several variants." }),
    price: t.string({ required: true, description: "Such as 12.50." }),
    stock: t.int({ description: "Of each variant; null is made to order." }),
    weightOz: t.int(),
    lengthIn: t.int(),
  }),
});

const StaffProductCreated = builder
  .objectRef<{ readonly __typename: "StaffProductCreated"; readonly id: string }>(
    "StaffProductCreated",
  )
  .implement({ fields: (t) => ({ id: t.exposeID("id") }) });

const StaffProductCreationResult = builder.unionType("StaffProductCreationResult", {
  types: [StaffProductCreated, NotFound, InvalidInput],
});

builder.mutationField("staffCreateProduct", (t) =>
  t.field({
    type: StaffProductCreationResult,
    description: "Creates a hidden product without pictures.",
    args: { input: t.arg({ type: CreateProductInput, required: true }) },
    resolve: async (_root, { input: { businessId, ...facts } }, { backend, viewer }) => {
      const candidate = { ...facts, brand: businessId };
      const result = await backend.staff.productCreation.create(viewer, candidate);
      switch (result.kind) {
        case "created":
          return { __typename: "StaffProductCreated" as const, id: result.productId };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("Only administrators create products.");
      }
    },
  }),
);
