import { createHttpServer } from "@photomap/process";
import {
  type AccessEpochService,
  decodeImageRequest,
  type ImageSigner,
  isPhotoKey,
  type PhotoService,
  type Storage,
  verifyPhoto,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { AccessEpochs } from "./access-epochs.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";
import { chooseFormat, type Variant, Variants } from "./variants.ts";

/**
 * The caching of pictures. The content of an address never changes, so browsers keep it for a year.
 * Shared caches revalidate after 30 s, so that they stop serving an address soon after its access
 * was revoked.
 */
export const PICTURE_CACHING = "public, max-age=31536000, s-maxage=30, immutable";

export const PICTURE_HEADERS = {
  "content-type": "image/jpeg",
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  // The editor reads pixels from its canvas, which a browser allows only with CORS.
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

export interface ImagesOptions {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "findLarger" | "createMissing">;
  readonly memory: PictureMemory;
  readonly signer: ImageSigner;
  readonly accessEpochs: Pick<AccessEpochService, "find">;
  readonly log: Logger;
  readonly now?: () => number;
}

/** Serves signed photos in fixed sizes, re-encoded without metadata. */
export function createImages(options: ImagesOptions): FastifyInstance {
  const { storage, signer, accessEpochs, log } = options;
  const epochs = new AccessEpochs(accessEpochs, options.now);
  const app = createHttpServer({ log, bodyLimitBytes: 1 });
  const variants = new Variants(options);
  app.addHook("onClose", () => variants.flush());

  app.get<{ Params: { encoded: string; signature: string } }>(
    "/:encoded/:signature",
    async ({ params, headers, url }, reply) => {
      const request = decodeImageRequest(params.encoded);
      const isValid =
        request !== undefined &&
        request.bucket === storage.originalsBucket &&
        isPhotoKey(request.key) &&
        // Neither a query nor another encoding of the same path: each would be a cache entry.
        url === `/${params.encoded}/${params.signature}`;
      const access = isValid ? verifyPhoto(signer, request, params.signature) : undefined;
      // The same 404 for malformed, unsigned, revoked and missing photos.
      if (!isValid || access === undefined || !(await epochs.isCurrent(access))) {
        return reply.callNotFound();
      }
      const edgePx = request.edits.resize.width;
      const format = chooseFormat(headers.accept, edgePx);
      const etag = `"${edgePx}.${format}"`;
      const variant: Variant = { key: request.key, edgePx, format };
      const isNotModified = headers["if-none-match"] === etag;
      const picture = isNotModified
        ? undefined
        : await answerInTime(variants.find(variant), options);
      if (picture === "busy") return refuseBusy(reply);
      if (!isNotModified && picture === undefined) return reply.callNotFound();
      reply.headers({ "cache-control": PICTURE_CACHING, etag, vary: "accept" });
      if (isNotModified) return reply.code(304).send();
      return reply.headers({ ...PICTURE_HEADERS, "content-type": `image/${format}` }).send(picture);
    },
  );
  return app;
}
