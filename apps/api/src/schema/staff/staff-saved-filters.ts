import type { SavedFilterRow, SavedFiltersResult } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { StaffOrderSortEnum, StaffOrdersInput } from "./staff-orders.ts";

const SavedFilterType = builder.objectRef<SavedFilterRow>("StaffSavedFilter").implement({
  description: "A filter of the list of orders, for the account that saved it.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    search: t.string({ resolve: ({ filter }) => filter.search }),
    state: t.stringList({ resolve: ({ filter }) => [...filter.state] }),
    fulfillmentStatus: t.stringList({ resolve: ({ filter }) => [...filter.fulfillmentStatus] }),
    businessId: t.field({
      type: BusinessIdEnum,
      nullable: true,
      resolve: ({ filter }) => filter.brand,
    }),
    hasPrints: t.boolean({ nullable: true, resolve: ({ filter }) => filter.hasPrints }),
    sort: t.field({ type: StaffOrderSortEnum, resolve: ({ filter }) => filter.sort }),
  }),
});

const SavedFiltersChanged = builder
  .objectRef<{
    readonly __typename: "StaffSavedFiltersChanged";
    readonly filters: readonly SavedFilterRow[];
  }>("StaffSavedFiltersChanged")
  .implement({
    fields: (t) => ({
      filters: t.expose("filters", { type: [SavedFilterType], description: "As they are now." }),
    }),
  });

const SavedFiltersResultType = builder.unionType("StaffSavedFiltersResult", {
  types: [SavedFiltersChanged, InvalidInput, NotFound],
});

function presentResult(result: SavedFiltersResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "StaffSavedFiltersChanged" as const, filters: result.filters };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There are no such filters.");
  }
}

builder.queryField("staffSavedFilters", (t) =>
  t.field({
    type: [SavedFilterType],
    nullable: true,
    description: "The viewer's own, by name; null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.savedFilters.list(viewer),
  }),
);

const SaveFilterInput = builder.inputType("StaffSaveFilterInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 60 characters." }),
    filter: t.field({
      type: StaffOrdersInput,
      required: true,
      description: "Saved without `after` and `first`.",
    }),
  }),
});

builder.mutationField("staffSaveFilter", (t) =>
  t.field({
    type: SavedFiltersResultType,
    description:
      "Saves one of at most 20 filters. A saved filter is renamed; a name that is in use gets the filter.",
    args: { input: t.arg({ type: SaveFilterInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { businessId: brand, ...filter } = input.filter;
      const named = { name: input.name, filter: { ...filter, brand } };
      return presentResult(await backend.staff.savedFilters.save(viewer, named));
    },
  }),
);

builder.mutationField("staffRemoveFilter", (t) =>
  t.field({
    type: SavedFiltersResultType,
    description: "Removes one of the viewer's filters; a repeated request does nothing.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, viewer }) =>
      presentResult(await backend.staff.savedFilters.remove(viewer, id)),
  }),
);
