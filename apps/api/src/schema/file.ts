import type { ProjectRow, ProjectWithInputs, ViewerPolicy } from "@photomap/server";
import { builder } from "./builder.ts";
import { DesignType } from "./design.ts";
import { AccessPolicyEnum, OutputTypeEnum, ViewerPolicyEnum } from "./enums.ts";

/** A project as one person may see it; lists carry no inputs. */
export interface PresentedFile {
  readonly row: ProjectRow | ProjectWithInputs;
  readonly policy: ViewerPolicy;
}

export const FileType = builder.objectRef<PresentedFile>("MapmakerFile").implement({
  description: "A project: a design and the photos placed in its openings.",
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row }) => row.name }),
    ownerId: t.id({ resolve: ({ row }) => row.owner_id }),
    designId: t.id({ resolve: ({ row }) => row.design_id }),
    businessId: t.string({ resolve: ({ row }) => row.business_id }),
    outputType: t.field({ type: OutputTypeEnum, resolve: ({ row }) => row.output_type }),
    outputScale: t.float({ resolve: ({ row }) => row.output_scale }),
    accessPolicy: t.field({ type: AccessPolicyEnum, resolve: ({ row }) => row.access_policy }),
    backgroundId: t.id({
      nullable: true,
      description: "The chosen background of the map; nothing is the design's own.",
      resolve: ({ row }) => row.background_id,
    }),
    viewerPolicy: t.field({ type: ViewerPolicyEnum, resolve: ({ policy }) => policy }),
    openingsWithImages: t.int({ resolve: ({ row }) => row.openings_with_images }),
    createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.created_at }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.updated_at }),
    inputs: t.field({
      type: "Inputs",
      nullable: true,
      resolve: ({ row }) => ("inputs" in row ? row.inputs : null),
    }),
    photoBucket: t.string({
      description: "Where the photos lie, as an address of the image service names it.",
      resolve: (_file, _args, { backend }) => backend.storage.ingestBucket,
    }),
    photoSignatures: t.field({
      type: "StringMap",
      description: "By photo id: what an address of the image service must carry.",
      resolve: ({ row }, _args, { backend }) =>
        "inputs" in row ? signPhotos(row, backend.storage.ingestBucket, backend.photoSigner) : {},
    }),
    design: t.field({
      type: DesignType,
      resolve: async ({ row }, _args, { backend }) => {
        const design = await backend.designs.describe(row.design_id);
        if (design === undefined)
          throw new Error(`Project ${row.id} has no design ${row.design_id}`);
        return design;
      },
    }),
  }),
});

function signPhotos(
  { inputs }: ProjectWithInputs,
  bucket: string,
  signer: { sign(bucket: string, key: string): string },
): Record<string, string> {
  const ids = Object.values(inputs).flatMap((input) => input.images.map((image) => image.id));
  return Object.fromEntries(ids.map((id) => [id, signer.sign(bucket, id)]));
}

builder.queryField("files", (t) =>
  t.field({
    type: [FileType],
    description: "The person's own projects, newest updated first.",
    resolve: async (_root, _args, { backend, viewer }) => {
      if (viewer.kind !== "account") return [];
      const rows = await backend.projects.listOwn(viewer);
      return rows.map((row) => ({ row, policy: "OWNER" as const }));
    },
  }),
);

builder.queryField("file", (t) =>
  t.field({
    type: FileType,
    nullable: true,
    description: "Nothing when it is missing, deleted or not for this person.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, viewer }) => {
      const visible = await backend.projects.findVisible(viewer, id);
      return visible === undefined ? null : { row: visible.project, policy: visible.policy };
    },
  }),
);
