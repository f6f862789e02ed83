import { formatMessage, uploadMessages } from "@photomap/messages";
import type { UploadPermit } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, ensureIdentifiedViewer } from "../builder.ts";
import { defineRefusalType, InvalidInput, invalidInput } from "../refusal.ts";

const PresignedPost = builder
  .objectRef<{ __typename: "PresignedPost"; permit: UploadPermit; key: string }>("PresignedPost")
  .implement({
    description: "Allows the upload of one photo until it expires.",
    fields: (t) => ({
      url: t.string({ resolve: ({ permit }) => permit.url }),
      fields: t.field({ type: "StringMap", resolve: ({ permit }) => permit.fields }),
      expires: t.field({ type: "DateTime", resolve: ({ permit }) => permit.expires }),
      key: t.exposeString("key"),
    }),
  });

const AlreadyUploaded = builder
  .objectRef<{ __typename: "AlreadyUploaded"; key: string }>("AlreadyUploaded")
  .implement({
    description: "The photo is stored and cannot be replaced.",
    fields: (t) => ({ key: t.exposeString("key") }),
  });

export const UploadQuotaSpent = defineRefusalType(
  "UploadQuotaSpent",
  "The daily number of uploads is reached, or the storage of the user is full.",
);

const PresignedPostResult = builder.unionType("PresignedPostResult", {
  types: [PresignedPost, AlreadyUploaded, UploadQuotaSpent, TooManyAttempts, InvalidInput],
});

const DeclaredPhoto = builder.inputType("DeclaredPhoto", {
  description: "A photo to upload; the permit allows nothing else.",
  fields: (t) => ({
    id: t.id({ required: true, description: "A UUID; repeating it repeats the same upload." }),
    extension: t.string({ required: true, description: "The extension with its dot." }),
    contentType: t.string({ required: true }),
    bytes: t.int({ required: true }),
  }),
});

builder.mutationField("createPresignedPost", (t) =>
  t.field({
    type: PresignedPostResult,
    args: {
      folder: t.arg.string({ description: "The folder, by default photos." }),
      photo: t.arg({ type: DeclaredPhoto }),
    },
    resolve: async (_root, { folder, photo }, context) => {
      const uploader = await ensureIdentifiedViewer(context);
      if (uploader === undefined) return tooManyAttempts();
      const declared = photo ?? undefined;
      const { uploads } = context.backend;
      const result = await uploads.createPermit(uploader, folder ?? "photos", declared);
      switch (result.kind) {
        case "granted":
          return { __typename: "PresignedPost" as const, ...result };
        case "already-stored":
          return { __typename: "AlreadyUploaded" as const, key: result.key };
        case "too-many-permits":
          return uploadQuotaSpent(uploadMessages.quotaSpent);
        case "storage-full":
          return uploadQuotaSpent(
            uploader.kind === "guest"
              ? uploadMessages.guestStorageFull
              : uploadMessages.storageFull,
          );
        case "invalid":
          return invalidInput(result.problem);
      }
    },
  }),
);

export function uploadQuotaSpent(message: Parameters<typeof formatMessage>[0]) {
  return { __typename: "UploadQuotaSpent" as const, message: formatMessage(message) };
}

const UploadFolder = builder
  .objectRef<{ __typename: "UploadFolder"; keyPrefix: string }>("UploadFolder")
  .implement({
    description: "The place where the viewer's photos are stored.",
    fields: (t) => ({ keyPrefix: t.exposeString("keyPrefix") }),
  });

const UploadFolderResult = builder.unionType("UploadFolderResult", {
  types: [UploadFolder, TooManyAttempts, InvalidInput],
});

builder.mutationField("openUploadFolder", (t) =>
  t.field({
    type: UploadFolderResult,
    description:
      "The prefix of the viewer's photo keys; starts a guest session without an account.",
    args: { folder: t.arg.string({ required: true }) },
    resolve: async (_root, { folder }, context) => {
      const uploader = await ensureIdentifiedViewer(context);
      if (uploader === undefined) return tooManyAttempts();
      const keyPrefix = context.backend.uploads.findKeyPrefix(uploader, folder);
      return keyPrefix === undefined
        ? invalidInput("A folder's name has only lowercase letters, digits and dashes.")
        : { __typename: "UploadFolder" as const, keyPrefix };
    },
  }),
);
