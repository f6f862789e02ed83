import { resolveOutputOption } from "@photomap/design";
import {
  createOutline,
  createSharedMap,
  type EmptyRegion,
  OUTLINE_EDGE,
  type SharedMap,
  type SharedRegion,
} from "@photomap/project";
import {
  createSharePicturePath,
  getImageAccess,
  type ImageAccess,
  signPhoto,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { ProgressType, ProjectType } from "./file.ts";

interface SharePage extends SharedMap {
  readonly access: ImageAccess;
  readonly picturePath: string;
}

interface SignedRegion extends SharedRegion {
  readonly signature: string;
}

const SharedRegionType = builder.objectRef<SignedRegion>("SharedRegion").implement({
  description: "A region with photos on the share page.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    year: t.int({
      nullable: true,
      description: "The year of its earliest photo; null when no photo has a date.",
      resolve: ({ year }) => year ?? null,
    }),
    isCounted: t.exposeBoolean("isCounted", {
      description: "Whether the region counts toward the progress.",
    }),
    photoCount: t.exposeInt("photoCount"),
    photoId: t.exposeID("photoId", { description: "The photo that represents the region." }),
    photoSignature: t.exposeString("signature", {
      description: "The signature of the photo's image service address.",
    }),
  }),
});

/**
 * The number of empty regions to send: a map can have thousands, which only the map screen needs.
 */
const MAX_EMPTY_REGIONS = 24;

const EmptyRegionType = builder.objectRef<EmptyRegion>("EmptyRegion").implement({
  description: "A region without photos on the share page.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    outline: t.string({
      nullable: true,
      description: `SVG path data in a square of ${OUTLINE_EDGE} units.`,
      resolve: ({ cut }) => (cut === undefined ? null : createOutline(cut)),
    }),
  }),
});

const SharePageType = builder.objectRef<SharePage>("SharePage").implement({
  description: "Everything that a project's share page shows: no times, places or names of photos.",
  fields: (t) => ({
    progress: t.field({ type: ProgressType, resolve: ({ progress }) => progress }),
    regions: t.field({
      type: [SharedRegionType],
      description: "Regions with photos, in the order of their earliest photos.",
      resolve: ({ regions, access }, _args, { backend: { imageSigner, storage } }) =>
        regions.map((region) => {
          const photo = { bucket: storage.originalsBucket, key: region.photoId };
          return { ...region, signature: signPhoto(imageSigner, photo, access) };
        }),
    }),
    emptyRegions: t.field({
      type: [EmptyRegionType],
      description: `At most ${MAX_EMPTY_REGIONS} counted regions without photos; those next to photos first.`,
      resolve: ({ emptyRegions }) => emptyRegions.slice(0, MAX_EMPTY_REGIONS),
    }),
    emptyRegionCount: t.int({
      description: "The number of counted regions without photos.",
      resolve: ({ emptyRegions }) => emptyRegions.length,
    }),
    picturePath: t.exposeString("picturePath", {
      description:
        "The path of the page's pictures at the image service, to which 720.webp, 1440.webp or og.jpg (1200 x 630) is appended.",
    }),
  }),
});

builder.objectField(ProjectType, "sharePage", (t) =>
  t.field({
    type: SharePageType,
    nullable: true,
    description: "The share page; null in lists and in the response to a mutation.",
    resolve: async ({ row, policy }, _args, { backend, viewer }) => {
      if (!("inputs" in row)) return null;
      const design = await backend.designs.describe(row.designId);
      if (design === undefined) return null;
      const { outputType, outputScale } = row;
      const option = resolveOutputOption(design, { outputType, outputScale });
      const access = getImageAccess(viewer, policy, row);
      return {
        ...createSharedMap(design, row.inputs, option),
        access,
        picturePath: createSharePicturePath(backend.imageSigner, row, access),
      };
    },
  }),
);
