import {
  type DesignService,
  type ImageSigner,
  type PhotoService,
  readSnapshotPhoto,
  type SignedUrlSnapshots,
  type StickerOrderPreviewParameters,
  type Storage,
  verifyStickerOrderPreview,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_HEADERS } from "./app.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";
import { createStickerDrawing, findSticker } from "./sticker-pictures.ts";

interface StickerOrderPreviewOptions {
  readonly signer: ImageSigner;
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly snapshots: Pick<SignedUrlSnapshots, "findOpening">;
  readonly designs: Pick<DesignService, "describe">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

/**
 * The caching of a picture that never changes; after a photo is removed, caches may serve it for at
 * most an hour.
 */
const CACHING = "public, max-age=3600, s-maxage=30";

/**
 * Serves pictures of ordered stickers at addresses signed by the API. They are not stored: nothing
 * remains after an erasure, and a sticker that can no longer be printed is not shown.
 */
export function addStickerOrderPreviewRoute(
  app: FastifyInstance,
  options: StickerOrderPreviewOptions,
): void {
  const { signer, storage, snapshots, designs } = options;
  const draw = createStickerDrawing(options);

  app.get<{ Params: StickerOrderPreviewParameters }>(
    "/sticker-order-previews/:snapshotId/:openingId/:signature",
    async ({ params, headers, url }, reply) => {
      const { snapshotId, openingId } = params;
      // On every answer: the cart distinguishes missing pictures from failed requests by the status.
      reply.header("access-control-allow-origin", "*");
      const access = verifyStickerOrderPreview(signer, params, url);
      const found = access && (await snapshots.findOpening(params, access));
      const sticker = found && (await findSticker(designs, found, openingId));
      if (sticker === undefined) return reply.callNotFound();
      const openCopy = (photoId: string) =>
        readSnapshotPhoto(storage, { snapshotId, photoId, size: "preview" });
      const drawing = draw(`${snapshotId} ${sticker.hash}`, { sticker, openCopy });
      const picture = await answerInTime(drawing, options);
      if (picture === "busy") return refuseBusy(reply);
      if (picture === undefined) return reply.callNotFound();
      const etag = `"${sticker.hash}"`;
      reply.headers({ "cache-control": CACHING, etag });
      // After the drawing, which finds out whether all photos exist.
      if (headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.headers({ ...PICTURE_HEADERS, "content-type": "image/webp" }).send(picture);
    },
  );
}
