import { PhotoDecodeError, resizePhoto } from "@photomap/render";
import {
  createHttpServer,
  decodeImageRequest,
  type ImageRequest,
  type PhotoSigner,
  type Storage,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { FOREVER, PICTURE_HEADERS } from "./picture-headers.ts";
import { RecentOriginals } from "./recent-originals.ts";
import { shareRunning } from "./share-running.ts";

const ORIGINALS_LIMIT_BYTES = 128 * 1024 * 1024;

export interface ImagesOptions {
  readonly storage: Storage;
  readonly signer: PhotoSigner;
  readonly log: Logger;
}

/** Shows photos: only what was signed, only in our sizes, only re-encoded pixels without metadata. */
export function createImages({ storage, signer, log }: ImagesOptions): FastifyInstance {
  const app = createHttpServer({
    log,
    readiness: { storage: () => storage.checkReady() },
    bodyLimitBytes: 1,
  });
  const originals = new RecentOriginals(ORIGINALS_LIMIT_BYTES);
  const makeOnce = shareRunning((request: ImageRequest) =>
    makeVariant(request, ({ bucket, key }) => originals.get(key, () => storage.read(bucket, key))),
  );

  app.get<{ Params: { encoded: string; signature: string } }>(
    "/:encoded/:signature",
    async ({ params, headers }, reply) => {
      const request = decodeImageRequest(params.encoded);
      const isOurs =
        request !== undefined &&
        request.bucket === storage.ingestBucket &&
        signer.verify(request.bucket, request.key, params.signature);
      // One answer for malformed, unsigned and missing: an address is right or it is nothing.
      if (!isOurs) return reply.callNotFound();
      const etag = `"${params.encoded}"`;
      reply.header("cache-control", FOREVER).header("etag", etag);
      if (headers["if-none-match"] === etag) return reply.code(304).send();
      const variant = await makeOnce(params.encoded, request);
      if (variant === undefined) {
        return reply.removeHeader("cache-control").removeHeader("etag").callNotFound();
      }
      return reply.headers(PICTURE_HEADERS).send(variant);
    },
  );
  return app;
}

/** Nothing when there is no such photo, or what was uploaded is none. */
async function makeVariant(
  request: ImageRequest,
  readOriginal: (request: ImageRequest) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const original = await readOriginal(request);
  if (original === undefined) return undefined;
  try {
    return await resizePhoto(original, request.edits.resize);
  } catch (error) {
    if (error instanceof PhotoDecodeError) return undefined;
    throw error;
  }
}
