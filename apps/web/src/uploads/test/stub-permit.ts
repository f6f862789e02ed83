import type { ApiStub } from "../../api/test/stub-api.ts";
import { CreatePresignedPostDocument } from "../../generated/graphql.ts";

export const KEY_PREFIX = "me/uploads/photos/";

/** Grants every upload a permit. */
export const permitStub: ApiStub = [
  CreatePresignedPostDocument,
  () => ({
    createPresignedPost: {
      __typename: "PresignedPost",
      url: "https://store.example/",
      fields: {},
      keyPrefix: KEY_PREFIX,
      expires: new Date(Date.now() + 600_000).toISOString(),
    },
  }),
];
