import {
  type BackgroundOption,
  type Design,
  getStickerSizeClass,
  listStickerSizes,
  OUTPUT_TYPES,
  type OutputOption,
  STICKER_SIZE_CLASSES,
  type StickerSize,
} from "@photomap/design";
import { getViewerPermissions, type Viewer } from "@photomap/server";
import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from "graphql";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";

export const OutputTypeEnum = builder.enumType("OutputType", { values: OUTPUT_TYPES });

const OutputOptionType = builder.objectRef<OutputOption>("OutputOption").implement({
  description: "A product that a design is offered as.",
  fields: (t) => ({
    type: t.field({ type: OutputTypeEnum, resolve: (option) => option.type }),
    name: t.exposeString("name"),
    scale: t.exposeFloat("scale"),
    inputs: t.field({ type: "Json", nullable: true, resolve: (option) => option.inputs }),
  }),
});

const BackgroundOptionType = builder.objectRef<BackgroundOption>("BackgroundOption").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    imageKey: t.exposeString("imageKey"),
    hex: t.exposeString("hex", { description: "The average color." }),
  }),
});

export const StickerSizeClassEnum = builder.enumType("StickerSizeClass", {
  values: STICKER_SIZE_CLASSES,
});

const StickerSizeType = builder.objectRef<StickerSize>("StickerSize").implement({
  fields: (t) => ({
    openingId: t.exposeID("openingId"),
    sizeClass: t.field({ type: StickerSizeClassEnum, resolve: ({ sizeClass }) => sizeClass }),
  }),
});

const DesignStickersType = builder
  .objectRef<{ readonly design: Design; readonly option: OutputOption }>("DesignStickers")
  .implement({
    description: "The stickers of a complete map of one output option.",
    fields: (t) => ({
      outputType: t.field({ type: OutputTypeEnum, resolve: ({ option }) => option.type }),
      outputScale: t.float({ resolve: ({ option }) => option.scale }),
      stickers: t.field({
        type: [StickerSizeType],
        resolve: ({ design, option }) => listStickerSizes(design, option),
      }),
    }),
  });

export const DesignType = builder.objectRef<Design>("MapmakerDesign").implement({
  description: "A map with openings for photos.",
  fields: (t) => ({
    id: t.exposeID("id"),
    baseId: t.exposeString("baseId", { description: "The id that the sizes of one map share." }),
    businessId: t.field({
      type: BusinessIdEnum,
      description: "The brand of the request if it offers the design.",
      resolve: ({ businessIds }, _args, { brand }) =>
        businessIds.find((id) => id === brand) ?? businessIds[0] ?? brand,
    }),
    name: t.exposeString("name"),
    regionType: t.exposeString("regionType"),
    regionTypePlural: t.exposeString("regionTypePlural"),
    regionCount: t.exposeInt("regionCount"),
    keywords: t.exposeStringList("keywords"),
    thumbnailUrl: t.string({
      nullable: true,
      description: "The path of a thumbnail with sample photos.",
      resolve: ({ id }, _args, { backend }) => backend.designs.findThumbnailUrl(id),
    }),
    popularRank: t.exposeInt("popularRank", {
      nullable: true,
      description: "The position in the fixed list of popular designs, from 1.",
    }),
    width: t.exposeFloat("width", { description: "The width in points." }),
    height: t.exposeFloat("height", { description: "The height in points." }),
    outputOptions: t.field({
      type: [OutputOptionType],
      resolve: (design) => [...design.outputOptions],
    }),
    backgroundOptions: t.field({
      type: [BackgroundOptionType],
      resolve: (design) => [...design.backgroundOptions],
    }),
    stickersOnly: t.boolean({
      description: "Whether the map is too small for a mat and a frame.",
      resolve: ({ stickersOnly = false }) => stickersOnly,
    }),
    stickers: t.field({
      type: [DesignStickersType],
      resolve: (design) => design.outputOptions.map((option) => ({ design, option })),
    }),
    hidden: t.boolean({
      description: "Whether the design is listed for staff only.",
      resolve: ({ hidden = false }) => hidden,
    }),
    features: t.field({
      type: "Json",
      description:
        "Openings and graphics with their layers; stickerSizeClass is for the first product. Refused in lists.",
      resolve: async ({ id }, _args, { backend }, { path }) => {
        // Deriving the layers of all designs takes more than ten seconds.
        if (isInList(path)) throw new GraphQLError("Request the features of one design at a time");
        const design = await backend.designs.find(id);
        const option = design?.outputOptions[0];
        return design?.features.map((feature) =>
          feature.type === "OPENING" && option !== undefined
            ? { ...feature, stickerSizeClass: getStickerSizeClass(feature, option) }
            : feature,
        );
      },
    }),
  }),
});

const DesignsInput = builder.inputType("DesignsInput", {
  fields: (t) => ({
    includeHidden: t.boolean({
      required: true,
      description: "Whether to include hidden designs; ignored without the permission see-hidden.",
    }),
  }),
});

builder.queryField("designs", (t) =>
  t.field({
    type: [DesignType],
    description: "The designs of the brand.",
    args: { request: t.arg({ type: DesignsInput }) },
    resolve: (_root, { request }, { backend, brand, viewer }) =>
      backend.designs.list(brand, {
        includeHidden: request?.includeHidden === true && canSeeHidden(viewer),
      }),
  }),
);

builder.queryField("design", (t) =>
  t.field({
    type: DesignType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, brand, viewer }) => {
      const design = await backend.designs.describe(id);
      if (design?.hidden === true && !canSeeHidden(viewer)) return null;
      return design?.businessIds.includes(brand) ? design : null;
    },
  }),
);

function isInList(path: GraphQLResolveInfo["path"]): boolean {
  return responsePathAsArray(path).some((key) => typeof key === "number");
}

function canSeeHidden(viewer: Viewer): boolean {
  return getViewerPermissions(viewer).includes("see-hidden");
}
