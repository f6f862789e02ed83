import {
  createHttpServer,
  decodeImageRequest,
  isPhotoKey,
  type PhotoService,
  type PhotoSigner,
  type Storage,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { chooseFormat, type Variant, Variants } from "./variants.ts";

/** For addresses whose content never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

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
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly signer: PhotoSigner;
  readonly log: Logger;
}

/** Serves signed photos in fixed sizes, re-encoded without metadata. */
export function createImages({ storage, photos, signer, log }: ImagesOptions): FastifyInstance {
  const app = createHttpServer({
    log,
    readiness: { storage: () => storage.checkReady() },
    bodyLimitBytes: 1,
  });
  const variants = new Variants({ storage, photos, log });
  app.addHook("onClose", () => variants.flush());

  app.get<{ Params: { encoded: string; signature: string } }>(
    "/:encoded/:signature",
    async ({ params, headers }, reply) => {
      const request = decodeImageRequest(params.encoded);
      const isValid =
        request !== undefined &&
        request.bucket === storage.ingestBucket &&
        isPhotoKey(request.key) &&
        signer.verify(request.bucket, request.key, params.signature);
      // The same 404 for malformed, unsigned and missing photos.
      if (!isValid) return reply.callNotFound();
      const edgePx = request.edits.resize.width;
      const format = chooseFormat(headers.accept, edgePx);
      const etag = `"${edgePx}.${format}"`;
      const variant: Variant = { key: request.key, edgePx, format };
      const isNotModified = headers["if-none-match"] === etag;
      const picture = isNotModified ? undefined : await variants.find(variant);
      if (!isNotModified && picture === undefined) return reply.callNotFound();
      reply.headers({ "cache-control": IMMUTABLE, etag, vary: "accept" });
      if (isNotModified) return reply.code(304).send();
      return reply.headers({ ...PICTURE_HEADERS, "content-type": `image/${format}` }).send(picture);
    },
  );
  return app;
}
