import { execute } from "../../../api/execute.ts";
import { CreatePresignedPostDocument } from "../../../generated/graphql.ts";

export interface UploadPermit {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly keyPrefix: string;
  readonly expiresMs: number;
}

/** A permit with less time left than this is not worth starting with. */
const REFRESH_BEFORE_MS = 60_000;

let current: Promise<UploadPermit> | undefined;

/** One permit serves every upload of this page until it nears its end. */
export async function requirePermit(now: number): Promise<UploadPermit> {
  const known = await current?.catch(() => undefined);
  if (known !== undefined && known.expiresMs - now > REFRESH_BEFORE_MS) return known;
  current = requestPermit();
  return current;
}

async function requestPermit(): Promise<UploadPermit> {
  const { createPresignedPost } = await execute(CreatePresignedPostDocument, { folder: "photos" });
  if (createPresignedPost.__typename !== "PresignedPost") {
    throw new Error(createPresignedPost.message);
  }
  const { url, fields, keyPrefix, expires } = createPresignedPost;
  return { url, fields, keyPrefix, expiresMs: Date.parse(expires) };
}
