import { resolveOutputOption } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import {
  ACCESS_POLICIES,
  can,
  countProgress,
  FILE_ACCESSES,
  getOpeningStatuses,
  getVisibility,
  listAccesses,
  type Progress,
  VISIBILITIES,
  type ViewerPolicy,
} from "@photomap/project";
import {
  type Backend,
  createPhotoBundlePath,
  createPreviewPath,
  getImageAccess,
  type ListedProject,
  type ProjectRow,
  type ProjectWithInputsJson,
  resolveOwnPolicy,
  signPhoto,
  type Viewer,
} from "@photomap/server";
import { GraphQLError } from "graphql";
import { JsonText } from "../../http/json-text.ts";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { DesignType, OutputTypeEnum } from "../designs/design.ts";
import { GrantType } from "../sharing/file-access.ts";
import { PublicInputsCache } from "./public-inputs.ts";

/** Shared by all requests of this process. */
const publicInputs = new PublicInputsCache();

export const AccessPolicyEnum = builder.enumType("AccessPolicy", { values: ACCESS_POLICIES });

const ViewerPolicyEnum = builder.enumType("ViewerPolicy", {
  description: "The role of the viewer in a project.",
  values: ["OWNER", "COLLABORATOR", "VIEWER", "NONE"] as const,
});

const VisibilityEnum = builder.enumType("Visibility", {
  description: "Who may open a project: its owner, everyone with the link, or invited users.",
  values: VISIBILITIES,
});

const AccessEnum = builder.enumType("Access", { values: FILE_ACCESSES });

/** A project and the viewer's policy for it; lists carry no inputs. */
export interface ProjectRowWithPolicy {
  readonly row: ProjectRow | ListedProject | ProjectWithInputsJson;
  readonly policy: ViewerPolicy;
}

/** Presents a project that a use case of owners returned. */
export function withOwnPolicy(
  viewer: Viewer,
  row: ProjectRowWithPolicy["row"],
): ProjectRowWithPolicy {
  return { row, policy: resolveOwnPolicy(viewer, row.ownerId) };
}

export const ProgressType = builder.objectRef<Progress>("Progress").implement({
  description: "The number of filled openings, of those that count on this map.",
  fields: (t) => ({ filled: t.exposeInt("filled"), total: t.exposeInt("total") }),
});

export const ProjectType = builder.objectRef<ProjectRowWithPolicy>("MapmakerFile").implement({
  description: "A project: a design and the photos placed in its openings.",
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row }) => row.name }),
    ownerId: t.id({ resolve: ({ row }) => row.ownerId }),
    designId: t.id({ resolve: ({ row }) => row.designId }),
    businessId: t.field({ type: BusinessIdEnum, resolve: ({ row }) => row.brand }),
    outputType: t.field({ type: OutputTypeEnum, resolve: ({ row }) => row.outputType }),
    outputScale: t.float({ resolve: ({ row }) => row.outputScale }),
    accessPolicy: t.field({ type: AccessPolicyEnum, resolve: ({ row }) => row.accessPolicy }),
    visibility: t.field({
      type: VisibilityEnum,
      resolve: async ({ row, policy }, _args, { backend, viewer }) => {
        // Others see a private project only by a grant.
        const hasGrants =
          !can(policy, "manageAccess") || (await backend.grants.list(viewer, row.id)).length > 0;
        return getVisibility(row.accessPolicy, hasGrants);
      },
    }),
    access: t.field({
      type: [AccessEnum],
      description: "What the viewer may do with the content.",
      resolve: ({ policy }) => listAccesses(policy),
    }),
    backgroundId: t.id({
      nullable: true,
      description: "The chosen background; null is the default of the design.",
      resolve: ({ row }) => row.backgroundId,
    }),
    viewerPolicy: t.field({ type: ViewerPolicyEnum, resolve: ({ policy }) => policy }),
    fileAccesses: t.field({
      type: [GrantType],
      description: "The access list; empty for everyone except the owner.",
      resolve: ({ row, policy }, _args, { backend, viewer }) =>
        can(policy, "manageAccess") ? backend.grants.list(viewer, row.id) : [],
    }),
    openingsWithImages: t.int({ resolve: ({ row }) => row.openingsWithImages }),
    progress: t.field({
      type: ProgressType,
      nullable: true,
      description: "The progress; null in the response to a mutation.",
      resolve: async ({ row }, _args, { backend }) => {
        const openings = findOpenings(row);
        const design = openings && (await backend.designs.describe(row.designId));
        if (openings === undefined || design === undefined) return null;
        const option = resolveOutputOption(design, {
          outputType: row.outputType,
          outputScale: row.outputScale,
        });
        return countProgress(design, openings, option);
      },
    }),
    firstPhotoDay: t.string({
      nullable: true,
      description: "The earliest day of a photo, such as 2019-07-04; only in lists.",
      resolve: ({ row }) => ("firstPhotoDay" in row ? row.firstPhotoDay : null),
    }),
    previewImageUrl: t.string({
      nullable: true,
      description: "The path of a preview at the image service, even for a map without photos.",
      resolve: ({ row, policy }, _args, { backend, viewer }) =>
        createPreviewPath(backend.imageSigner, row, getImageAccess(viewer, policy, row)),
    }),
    photoBundlePath: t.string({
      nullable: true,
      description:
        "The path at the image service of one file with all small photos, without the map size at its end; null without photos.",
      resolve: ({ row, policy }, _args, { backend, viewer }) => {
        if (row.openingsWithImages === 0) return null;
        return createPhotoBundlePath(backend.imageSigner, row, getImageAccess(viewer, policy, row));
      },
    }),
    backupVersion: t.int({
      description: "The version, counted from 1, which every save raises.",
      resolve: ({ row }) => row.backupVersion,
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.updatedAt }),
    deleted: t.boolean({ resolve: ({ row }) => "deletedAt" in row && row.deletedAt !== null }),
    deletedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The time of the deletion.",
      resolve: ({ row }) => ("deletedAt" in row ? row.deletedAt : null),
    }),
    inputs: t.field({
      type: "Inputs",
      nullable: true,
      description:
        "The inputs. Coordinates and times of photos are for the owner only; others get a photo's day.",
      resolve: ({ row, policy }) => {
        if (!("inputs" in row)) return null;
        const isComplete = can(policy, "viewPhotoPlaces");
        return isComplete ? new JsonText(row.inputsJson) : publicInputs.present(row);
      },
    }),
    photoBucket: t.string({
      description: "The bucket in image service addresses.",
      resolve: (_file, _args, { backend }) => backend.storage.originalsBucket,
    }),
    photoSignatures: t.field({
      type: "StringMap",
      description: "Signatures of image service addresses, by photo id.",
      resolve: ({ row, policy }, _args, { backend, viewer }) => {
        if (!("inputs" in row)) return {};
        const access = getImageAccess(viewer, policy, row);
        const bucket = backend.storage.originalsBucket;
        const ids = Object.values(row.inputs).flatMap(({ images }) => images.map(({ id }) => id));
        return Object.fromEntries(
          ids.map((id) => [id, signPhoto(backend.imageSigner, { bucket, key: id }, access)]),
        );
      },
    }),
    design: t.field({
      type: DesignType,
      resolve: async ({ row }, _args, { backend }) => {
        const design = await backend.designs.describe(row.designId);
        if (design === undefined)
          throw new Error(`Project ${row.id} has no design ${row.designId}`);
        return design;
      },
    }),
  }),
});

function findOpenings(row: ProjectRowWithPolicy["row"]) {
  if ("openings" in row) return row.openings;
  return "inputs" in row ? getOpeningStatuses(row.inputs) : undefined;
}

export async function listOwnProjects(
  backend: Backend,
  viewer: Viewer,
): Promise<ProjectRowWithPolicy[]> {
  if (viewer.kind !== "account") return [];
  const rows = await backend.projects.listOwn(viewer);
  return rows.map((row) => withOwnPolicy(viewer, row));
}

builder.queryField("files", (t) =>
  t.field({
    type: [ProjectType],
    description: "The viewer's projects, last updated first.",
    resolve: (_root, _args, { backend, viewer }) => listOwnProjects(backend, viewer),
  }),
);

builder.queryField("deletedFiles", (t) =>
  t.field({
    type: [ProjectType],
    description: "Projects the viewer deleted in the last 30 days.",
    resolve: async (_root, _args, { backend, viewer }) => {
      if (viewer.kind !== "account") return [];
      const rows = await backend.trash.list(viewer);
      return rows.map((row) => withOwnPolicy(viewer, row));
    },
  }),
);

builder.queryField("sharedFiles", (t) =>
  t.field({
    type: [ProjectType],
    description: "Projects to which the viewer's verified address is invited, last updated first.",
    resolve: async (_root, _args, { backend, viewer }) => {
      if (viewer.kind !== "account") return [];
      const shared = await backend.projects.listShared(viewer);
      return shared.map(({ project, policy }) => ({ row: project, policy }));
    },
  }),
);

builder.queryField("file", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    description: "A project; null when it is missing, deleted or not visible to the viewer.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { backend, viewer }) => {
      const result = await backend.projects.read(viewer, id);
      switch (result.kind) {
        case "visible":
          return { row: result.project, policy: result.policy };
        case "missing":
          return null;
        case "too-many-misses":
          throw new GraphQLError(formatMessage(projectMessages.tooManyMisses), {
            extensions: { code: "TOO_MANY_ATTEMPTS" },
          });
      }
    },
  }),
);

/** Creates the type of a successful result with the project. */
export function createProjectResultType<Name extends string>(name: Name, description: string) {
  return builder
    .objectRef<{ readonly __typename: Name; readonly file: ProjectRowWithPolicy }>(name)
    .implement({
      description,
      fields: (t) => ({ file: t.field({ type: ProjectType, resolve: ({ file }) => file }) }),
    });
}
