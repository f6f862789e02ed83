import {
  OpenUploadFolderDocument,
  PresignedImageUploadDocument,
} from "../../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";

export const KEY_PREFIX = "me/uploads/photos/";

/** Lets the API grant every upload a permit. */
export function grantUploads(api: FakeGraphql = new FakeGraphql()): FakeGraphql {
  api.on(OpenUploadFolderDocument, {
    openUploadFolder: { __typename: "UploadFolder", keyPrefix: KEY_PREFIX },
  });
  api.on(PresignedImageUploadDocument, ({ photo }) => ({
    createPresignedPost: {
      __typename: "PresignedPost" as const,
      url: "https://store.example/",
      fields: {},
      key: `${KEY_PREFIX}${photo?.id}${photo?.extension}`,
      expires: new Date(Date.now() + 600_000).toISOString(),
    },
  }));
  return api;
}
