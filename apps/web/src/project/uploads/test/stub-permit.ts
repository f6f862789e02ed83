import {
  OpenUploadFolderDocument,
  PresignedImageUploadDocument,
  type PresignedImageUploadMutationVariables,
} from "../../../platform/api/generated/graphql.ts";
import type { ApiStub } from "../../../platform/api/test/stub-api.ts";

export const KEY_PREFIX = "me/uploads/photos/";

/** Grants every upload a permit. */
export const uploadStubs: readonly ApiStub[] = [
  [
    OpenUploadFolderDocument,
    () => ({ openUploadFolder: { __typename: "UploadFolder", keyPrefix: KEY_PREFIX } }),
  ],
  [
    PresignedImageUploadDocument,
    ({ photo: { id, extension } }: PresignedImageUploadMutationVariables) => ({
      createPresignedPost: {
        __typename: "PresignedPost",
        url: "https://store.example/",
        fields: {},
        key: `${KEY_PREFIX}${id}${extension}`,
        expires: new Date(Date.now() + 600_000).toISOString(),
      },
    }),
  ],
];
