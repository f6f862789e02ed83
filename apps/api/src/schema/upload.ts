import type { UploadPermit } from "@photomap/server";
import { builder } from "./builder.ts";
import { InvalidInput, invalidInput, NotSignedIn, notSignedIn } from "./refusal.ts";

const PresignedPost = builder
  .objectRef<{ __typename: "PresignedPost"; permit: UploadPermit; prefix: string }>("PresignedPost")
  .implement({
    description: "Lets the browser store photos below its own prefix until it expires.",
    fields: (t) => ({
      url: t.string({ resolve: ({ permit }) => permit.url }),
      fields: t.field({ type: "StringMap", resolve: ({ permit }) => permit.fields }),
      expires: t.field({ type: "DateTime", resolve: ({ permit }) => permit.expires }),
      keyPrefix: t.string({ resolve: ({ prefix }) => prefix }),
    }),
  });

const PresignedPostResult = builder.unionType("PresignedPostResult", {
  types: [PresignedPost, NotSignedIn, InvalidInput],
});

builder.mutationField("createPresignedPost", (t) =>
  t.field({
    type: PresignedPostResult,
    args: { folder: t.arg.string({ required: true }) },
    resolve: async (_root, { folder }, { backend, viewer }) => {
      if (viewer.kind !== "account") return notSignedIn();
      const granted = await backend.uploads.createPermit(viewer, folder);
      return granted === undefined
        ? invalidInput("A folder has small letters, digits and dashes.")
        : { __typename: "PresignedPost" as const, ...granted };
    },
  }),
);
