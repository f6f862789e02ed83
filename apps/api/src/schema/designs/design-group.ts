import {
  type Design,
  type DesignGroup,
  findMainDesign,
  findMapFamily,
  listRegionSizes,
  MAP_FAMILIES,
  type RegionSize,
} from "@photomap/design";
import { type DesignPicturePaths, getMapSlug } from "@photomap/server";
import { builder } from "../builder.ts";
import { ProductType, presentProduct } from "../shop/product.ts";
import { DesignType } from "./design.ts";

const MapFamilyEnum = builder.enumType("MapFamily", { values: MAP_FAMILIES });

const RegionSizeType = builder.objectRef<RegionSize>("RegionSize").implement({
  description: "A region of a map, and the size of its cut.",
  fields: (t) => ({
    name: t.exposeString("name"),
    width: t.exposeFloat("width", { description: "The width in points." }),
    height: t.exposeFloat("height", { description: "The height in points." }),
  }),
});

const DesignPicturesType = builder.objectRef<DesignPicturePaths>("DesignPictures").implement({
  description: "Paths of the main design's pictures.",
  fields: (t) => ({
    large: t.string({
      description: "The map filled with sample photos, AVIF, 1200 pixels on the longer side.",
      resolve: ({ large = "" }) => large,
    }),
    small: t.string({
      description: "The map filled with sample photos, 640 pixels on the longer side.",
      resolve: ({ small = "" }) => small,
    }),
    empty: t.string({
      description: "The map without photos, WebP, 640 pixels on the longer side.",
      resolve: ({ empty = "" }) => empty,
    }),
    share: t.string({
      description: "The picture for link previews, JPEG, 1200 x 630 pixels.",
      resolve: ({ share = "" }) => share,
    }),
  }),
});

const DesignGroupType = builder.objectRef<DesignGroup<Design>>("DesignGroup").implement({
  description: "A map in all its sizes.",
  fields: (t) => ({
    slug: t.string({
      description: "The last part of its page's address, /maps/{slug}.",
      resolve: getMapSlug,
    }),
    name: t.exposeString("name"),
    family: t.field({
      type: MapFamilyEnum,
      resolve: ({ designs: [first] }) => findMapFamily(first),
    }),
    designs: t.field({
      type: [DesignType],
      description: "The sizes, the smallest first.",
      resolve: ({ designs }) => [...designs],
    }),
    mainDesign: t.field({
      type: DesignType,
      description: "The size to show and to start with.",
      resolve: (group) => findMainDesign(group),
    }),
  }),
});

/** The group's page, which is a separate type: its fields are too expensive for a list. */
const DesignGroupPageType = builder.objectRef<DesignGroup<Design>>("DesignGroupPage").implement({
  description: "What a map's public page shows.",
  fields: (t) => ({
    group: t.field({ type: DesignGroupType, resolve: (group) => group }),
    regions: t.field({
      type: [RegionSizeType],
      description: "The regions of the main design, the largest first.",
      resolve: (group) => listRegionSizes(findMainDesign(group)),
    }),
    pictures: t.field({
      type: DesignPicturesType,
      nullable: true,
      resolve: ({ baseId }, _args, { backend }) => backend.designPictures.findPaths(baseId),
    }),
    products: t.field({
      type: [ProductType],
      description: "Products made from a project of the map, at most ten.",
      resolve: async ({ designs }, _args, { backend, brand }) => {
        const ids = designs.map(({ id }) => id);
        return (await backend.products.listOfDesigns(brand, ids)).map(presentProduct);
      },
    }),
    related: t.field({
      type: [DesignGroupType],
      description: "Maps of the same place, around it and beside it.",
      resolve: (group, _args, { backend, brand }) => backend.designGroups.listRelated(brand, group),
    }),
  }),
});

builder.queryField("designGroups", (t) =>
  t.field({
    type: [DesignGroupType],
    description: "The public maps of the brand; with a query, the best matches first.",
    args: { query: t.arg.string({ required: true, defaultValue: "" }) },
    resolve: (_root, { query }, { backend, brand }) => backend.designGroups.search(brand, query),
  }),
);

builder.queryField("designGroup", (t) =>
  t.field({
    type: DesignGroupPageType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { backend, brand }) => backend.designGroups.find(brand, slug),
  }),
);
