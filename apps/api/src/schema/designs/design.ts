import { type Design, OUTPUT_TYPES } from "@photomap/design";
import { builder } from "../builder.ts";

export const OutputTypeEnum = builder.enumType("OutputType", { values: OUTPUT_TYPES });

const OutputOptionType = builder
  .objectRef<Design["outputOptions"][number]>("OutputOption")
  .implement({
    description: "A product a design is offered as.",
    fields: (t) => ({
      type: t.field({ type: OutputTypeEnum, resolve: (option) => option.type }),
      name: t.exposeString("name"),
      scale: t.exposeFloat("scale"),
      inputs: t.field({ type: "Json", nullable: true, resolve: (option) => option.inputs }),
    }),
  });

export const DesignType = builder.objectRef<Design>("MapmakerDesign").implement({
  description: "A map with openings for photos.",
  fields: (t) => ({
    id: t.exposeID("id"),
    baseId: t.exposeString("baseId", { description: "Shared by the sizes of one map." }),
    name: t.exposeString("name"),
    regionType: t.exposeString("regionType"),
    regionTypePlural: t.exposeString("regionTypePlural"),
    regionCount: t.exposeInt("regionCount"),
    keywords: t.exposeStringList("keywords"),
    thumbnailUrl: t.string({
      nullable: true,
      description: "Path of a thumbnail with sample photos.",
      resolve: ({ id }, _args, { backend }) => backend.designs.findThumbnailUrl(id),
    }),
    popularRank: t.exposeInt("popularRank", {
      nullable: true,
      description: "Position in the fixed list of popular designs, from 1.",
    }),
    width: t.exposeFloat("width", { description: "Points." }),
    height: t.exposeFloat("height", { description: "Points." }),
    outputOptions: t.field({
      type: [OutputOptionType],
      resolve: (design) => [...design.outputOptions],
    }),
    features: t.field({
      type: "Json",
      description: "Openings and graphics with their layers.",
      resolve: async ({ id }, _args, { backend }) => (await backend.designs.find(id))?.features,
    }),
  }),
});

builder.queryField("designs", (t) =>
  t.field({
    type: [DesignType],
    description: "The designs of the brand.",
    resolve: (_root, _args, { backend, businessId }) => backend.designs.list(businessId),
  }),
);

builder.queryField("design", (t) =>
  t.field({
    type: DesignType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, businessId }) => {
      const design = await backend.designs.describe(id);
      return design?.businessIds.includes(businessId) ? design : null;
    },
  }),
);
