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
import { chooseFormat } from "./choose-format.ts";
import { FOREVER, PICTURE_HEADERS } from "./picture-headers.ts";
import { type Variant, Variants } from "./variants.ts";

export interface ImagesOptions {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly signer: PhotoSigner;
  readonly log: Logger;
}

/** Shows photos: only what was signed, only in our sizes, only re-encoded pixels without metadata. */
export function createImages({ storage, photos, signer, log }: ImagesOptions): FastifyInstance {
  const app = createHttpServer({
    log,
    readiness: { storage: () => storage.checkReady() },
    bodyLimitBytes: 1,
  });
  const variants = new Variants({ storage, photos, log });
  app.addHook("onClose", () => variants.settle());

  app.get<{ Params: { encoded: string; signature: string } }>(
    "/:encoded/:signature",
    async ({ params, headers }, reply) => {
      const request = decodeImageRequest(params.encoded);
      const isOurs =
        request !== undefined &&
        request.bucket === storage.ingestBucket &&
        isPhotoKey(request.key) &&
        signer.verify(request.bucket, request.key, params.signature);
      // One answer for malformed, unsigned and missing: an address is right or it is nothing.
      if (!isOurs) return reply.callNotFound();
      const edgePx = request.edits.resize.width;
      const format = chooseFormat(headers.accept, edgePx);
      const etag = `"${edgePx}.${format}"`;
      const wanted: Variant = { key: request.key, edgePx, format };
      const isKnown = headers["if-none-match"] === etag;
      const variant = isKnown ? undefined : await variants.find(wanted);
      if (!isKnown && variant === undefined) return reply.callNotFound();
      reply.headers({ "cache-control": FOREVER, etag, vary: "accept" });
      if (isKnown) return reply.code(304).send();
      return reply.headers({ ...PICTURE_HEADERS, "content-type": `image/${format}` }).send(variant);
    },
  );
  return app;
}
