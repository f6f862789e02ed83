import { uploadMessages } from "@photomap/messages";
import { type AdoptionResult, requireOwnImageAccess, signPhoto } from "@photomap/server";
import { builder } from "../builder.ts";
import { UploadQuotaSpent, uploadQuotaSpent } from "../photos/upload.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  NotSignedIn,
  notSignedIn,
  suggestionNotFound,
} from "../refusal.ts";

type Adopted = Extract<AdoptionResult, { kind: "adopted" }>;

const AdoptedPhoto = builder.objectRef<Adopted["copied"][number]>("AdoptedPhoto").implement({
  description: "The owner's copy of a suggested photo.",
  fields: (t) => ({
    suggestedId: t.id({ resolve: ({ from }) => from }),
    id: t.id({ resolve: ({ to }) => to }),
    signature: t.string({
      description: "The signature of image service addresses.",
      resolve: ({ to }, _args, { backend: { imageSigner, storage }, viewer }) => {
        const photo = { bucket: storage.originalsBucket, key: to };
        return signPhoto(imageSigner, photo, requireOwnImageAccess(viewer));
      },
    }),
  }),
});

const AdoptSuccess = builder
  .objectRef<Adopted & { __typename: "AdoptSuggestedPhotosSuccess" }>("AdoptSuggestedPhotosSuccess")
  .implement({
    fields: (t) => ({
      photos: t.field({ type: [AdoptedPhoto], resolve: ({ copied }) => [...copied] }),
      waitingIds: t.idList({
        description: "Suggested photos that are still being processed: repeat the request.",
        resolve: ({ waiting }) => waiting.map(({ from }) => from),
      }),
      missingIds: t.idList({
        description: "Suggested photos that can't be read or were deleted.",
        resolve: ({ missing }) => missing.map(({ from }) => from),
      }),
    }),
  });

const AdoptResult = builder.unionType("AdoptSuggestedPhotosResult", {
  types: [AdoptSuccess, NotFound, NotSignedIn, InvalidInput, UploadQuotaSpent],
});

builder.mutationField("adoptSuggestedPhotos", (t) =>
  t.field({
    type: AdoptResult,
    description:
      "Copies the photos of up to 200 suggestions to the owner of the project. Idempotent.",
    args: {
      fileId: t.arg.id({ required: true }),
      suggestionIds: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { fileId: projectId, suggestionIds: ids }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const result = await backend.adoptions.adopt(viewer, { projectId, ids });
      switch (result.kind) {
        case "adopted":
          return { __typename: "AdoptSuggestedPhotosSuccess" as const, ...result };
        case "storage-full":
          return uploadQuotaSpent(uploadMessages.storageFull);
        case "missing":
          return suggestionNotFound();
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);
