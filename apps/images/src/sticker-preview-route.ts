import {
  type DesignService,
  type ImageSigner,
  type PhotoService,
  type SignedUrlProjects,
  type StickerPreviewParameters,
  type Storage,
  verifyStickerPreview,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_CACHING, PICTURE_HEADERS } from "./app.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";
import { createStickerDrawing, findSticker, type Sticker } from "./sticker-pictures.ts";

interface StickerPreviewOptions {
  readonly signer: ImageSigner;
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly projects: Pick<SignedUrlProjects, "findOpening">;
  readonly designs: Pick<DesignService, "describe">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

const CONTENT_TYPE = "image/webp";

/** Serves pictures of the stickers of a project at addresses signed by the API. */
export function addStickerPreviewRoute(app: FastifyInstance, options: StickerPreviewOptions): void {
  const { signer, storage, projects, designs } = options;
  const draw = createStickerDrawing(options);

  app.get<{ Params: StickerPreviewParameters }>(
    "/sticker-previews/:projectId/:openingId/:updatedAtMs/:signature",
    async ({ params, headers, url }, reply) => {
      const access = verifyStickerPreview(signer, params, url);
      const project = access && (await projects.findOpening(params, access));
      const sticker = project && (await findSticker(designs, project, params.openingId));
      if (project === undefined || sticker === undefined) return reply.callNotFound();
      const etag = `"${sticker.hash}"`;
      const isCurrent = String(project.updatedAt.getTime()) === params.updatedAtMs;
      // The address of an older state: a cache must not keep the current picture under it.
      const caching = isCurrent ? PICTURE_CACHING : "no-store";
      if (headers["if-none-match"] === etag) {
        return reply.headers({ "cache-control": caching, etag }).code(304).send();
      }
      const picture = await answerInTime(findPicture(getKey(project, params), sticker), options);
      if (picture === "busy") return refuseBusy(reply);
      if (picture === undefined) return reply.callNotFound();
      const types = { ...PICTURE_HEADERS, "content-type": CONTENT_TYPE };
      return reply.headers({ ...types, "cache-control": caching, etag }).send(picture);
    },
  );

  /**
   * Finds a picture that is stored by content: every save changes all addresses of a project, but
   * few of its stickers.
   */
  async function findPicture(key: string, sticker: Sticker): Promise<Buffer | undefined> {
    const { hash } = sticker;
    const stored = await storage.findMedia(key);
    if (stored?.hash === hash) return stored.body;
    const picture = await draw(`${key} ${hash}`, { sticker });
    if (picture !== undefined) await storage.writeMedia(key, picture, CONTENT_TYPE, { hash });
    return picture;
  }
}

/** Returns a key beside the preview's, which is erased with the project and with its owner. */
function getKey(
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  { openingId }: Pick<StickerPreviewParameters, "openingId">,
): string {
  return `${ownerId}/previews/${id}.sticker-${encodeURIComponent(openingId)}.webp`;
}
