import { removeInputLocations, SUGGESTION_STATUSES } from "@photomap/project";
import {
  createSuggestionPreviewPath,
  getSuggestionAccess,
  getViewerId,
  type SuggestionRow,
  signPhoto,
  type Viewer,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { ProjectType } from "../projects/file.ts";

const SuggestionStatusEnum = builder.enumType("SuggestionStatus", {
  values: SUGGESTION_STATUSES,
});

export const SuggestionType = builder.objectRef<SuggestionRow>("OpeningSuggestion").implement({
  description: "Photos that a collaborator proposes for one opening of a project.",
  fields: (t) => ({
    id: t.exposeID("id"),
    fileId: t.id({ resolve: ({ projectId }) => projectId }),
    fileOwnerId: t.id({ resolve: ({ ownerId }) => ownerId }),
    openingId: t.id({ resolve: ({ openingId }) => openingId }),
    suggesterId: t.id({ resolve: ({ suggesterId }) => suggesterId }),
    status: t.field({ type: SuggestionStatusEnum, resolve: ({ status }) => status }),
    submittedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The time of the submission; null for a draft.",
      resolve: ({ submittedAt }) => submittedAt,
    }),
    modifiedAt: t.field({
      type: "DateTime",
      description: "When the photos were last changed.",
      resolve: ({ modifiedAt }) => modifiedAt,
    }),
    name: t.exposeString("name", {
      description: "The name that the suggester entered; empty for a draft.",
    }),
    note: t.exposeString("note"),
    input: t.field({
      type: "SuggestedInput",
      description: "The photos and background; coordinates of photos are for the suggester only.",
      resolve: (row, _args, { viewer }) =>
        isOwn(viewer, row) ? row.input : removeInputLocations(row.input),
    }),
    isOwn: t.boolean({
      description: "Whether the viewer is the suggester.",
      resolve: (row, _args, { viewer }) => isOwn(viewer, row),
    }),
    photoBucket: t.string({
      description: "The bucket in image service addresses.",
      resolve: (_row, _args, { backend }) => backend.storage.originalsBucket,
    }),
    photoSignatures: t.field({
      type: "StringMap",
      description: "The signatures of image service addresses, by photo id.",
      resolve: (row, _args, { backend: { imageSigner, storage }, viewer }) => {
        const access = getSuggestionAccess(viewer, row);
        const bucket = storage.originalsBucket;
        return Object.fromEntries(
          row.input.images.map(({ id }) => [
            id,
            signPhoto(imageSigner, { bucket, key: id }, access),
          ]),
        );
      },
    }),
    previewImageUrl: t.string({
      description: "The path of a picture of 260x260 pixels at the image service.",
      resolve: (row, _args, { backend, viewer }) =>
        createSuggestionPreviewPath(backend.imageSigner, row, getSuggestionAccess(viewer, row)),
    }),
  }),
});

function isOwn(viewer: Viewer, { suggesterId }: SuggestionRow): boolean {
  return getViewerId(viewer) === suggesterId;
}

builder.objectField(ProjectType, "openingSuggestions", (t) =>
  t.field({
    type: [SuggestionType],
    description:
      "All submitted suggestions for the owner, their own for a collaborator, and none for others.",
    resolve: ({ row, policy }, _args, { backend, viewer }) =>
      backend.suggestions.list(viewer, { id: row.id, policy }),
  }),
);

builder.queryField("openingSuggestion", (t) =>
  t.field({
    type: SuggestionType,
    nullable: true,
    description: "A suggestion; null when it is missing or not visible to the viewer.",
    args: {
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      suggestionId: t.arg.id({ required: true }),
    },
    resolve: async (_root, { fileId: projectId, openingId, suggestionId }, { backend, viewer }) => {
      const target = { projectId, openingId, ids: [suggestionId] };
      return (await backend.suggestions.find(viewer, target)) ?? null;
    },
  }),
);

builder.queryField("isSuggestionSubmitted", (t) =>
  t.boolean({
    description:
      "Whether a suggestion by any suggester was submitted; false for viewers who may not suggest.",
    args: {
      fileId: t.arg.id({ required: true }),
      openingId: t.arg.id({ required: true }),
      suggestionId: t.arg.id({ required: true }),
    },
    resolve: (_root, { fileId: projectId, openingId, suggestionId }, { backend, viewer }) =>
      backend.suggestions.isSubmitted(viewer, { projectId, openingId, ids: [suggestionId] }),
  }),
);
