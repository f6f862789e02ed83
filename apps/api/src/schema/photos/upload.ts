import { formatMessage, uploadMessages } from "@photomap/messages";
import type { UploadPermit } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, requireIdentity } from "../builder.ts";
import { InvalidInput, invalidInput, refusalType } from "../refusal.ts";

const PresignedPost = builder
  .objectRef<{ __typename: "PresignedPost"; permit: UploadPermit; prefix: string }>("PresignedPost")
  .implement({
    description: "Allows uploads below the viewer's prefix until it expires.",
    fields: (t) => ({
      url: t.string({ resolve: ({ permit }) => permit.url }),
      fields: t.field({ type: "StringMap", resolve: ({ permit }) => permit.fields }),
      expires: t.field({ type: "DateTime", resolve: ({ permit }) => permit.expires }),
      keyPrefix: t.string({ resolve: ({ prefix }) => prefix }),
    }),
  });

const UploadQuotaSpent = refusalType(
  "UploadQuotaSpent",
  "The daily limit of upload permits is reached.",
);

const PresignedPostResult = builder.unionType("PresignedPostResult", {
  types: [PresignedPost, UploadQuotaSpent, TooManyAttempts, InvalidInput],
});

builder.mutationField("createPresignedPost", (t) =>
  t.field({
    type: PresignedPostResult,
    args: { folder: t.arg.string({ required: true }) },
    resolve: async (_root, { folder }, context) => {
      const uploader = await requireIdentity(context);
      if (uploader === undefined) return tooManyAttempts();
      const result = await context.backend.uploads.createPermit(uploader, folder);
      switch (result.kind) {
        case "granted": {
          const { permit, prefix } = result;
          return { __typename: "PresignedPost" as const, permit, prefix };
        }
        case "quota-spent": {
          const message = formatMessage(uploadMessages.quotaSpent);
          return { __typename: "UploadQuotaSpent" as const, message };
        }
        case "no-such-folder":
          return invalidInput("A folder has small letters, digits and dashes.");
      }
    },
  }),
);
