import { BUNDLE_MAP_EDGES_PX, listBundlePhotos } from "@photomap/project";
import {
  type DesignService,
  type ImageSigner,
  type PhotoService,
  type ProjectWithInputs,
  type SignedUrlProjects,
  type Storage,
  verifyPhotoBundle,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_CACHING, PICTURE_HEADERS } from "./app.ts";
import { BUNDLE_VERSION, PhotoBundles } from "./photo-bundles.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";

interface PhotoBundleOptions {
  readonly storage: Storage;
  readonly signer: ImageSigner;
  readonly photos: Pick<PhotoService, "findLarger">;
  readonly projects: Pick<SignedUrlProjects, "find">;
  readonly designs: Pick<DesignService, "describe">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

interface Params {
  readonly id: string;
  readonly updatedAtMs: string;
  readonly signature: string;
  readonly mapEdgePx: string;
}

/** Serves the small photos of a project in one file, at addresses signed by the API. */
export function addPhotoBundleRoute(app: FastifyInstance, options: PhotoBundleOptions): void {
  const { signer, projects, designs } = options;
  const bundles = new PhotoBundles(options);
  app.get<{ Params: Params }>(
    "/photo-bundles/:id/:updatedAtMs/:signature/:mapEdgePx",
    async ({ params, headers, url }, reply) => {
      const { id, updatedAtMs, signature } = params;
      const mapEdgePx = BUNDLE_MAP_EDGES_PX.find((edgePx) => String(edgePx) === params.mapEdgePx);
      const isCanonical = url === `/photo-bundles/${id}/${updatedAtMs}/${signature}/${mapEdgePx}`;
      const access = isCanonical ? verifyPhotoBundle(signer, params) : undefined;
      // Read for every request, as for a preview: access may have been revoked since.
      const project = access && (await projects.find(id, access));
      const design = project && (await designs.describe(project.designId));
      if (mapEdgePx === undefined || project === undefined || design === undefined)
        return reply.callNotFound();
      const etag = `"${id}/${updatedAtMs}/${mapEdgePx}"`;
      if (headers["if-none-match"] === etag) {
        return reply.headers({ "cache-control": PICTURE_CACHING, etag }).code(304).send();
      }
      const photos = listBundlePhotos(design, project.inputs, mapEdgePx);
      const key = getBundleKey(project, mapEdgePx);
      const bundle = await answerInTime(bundles.find({ key, photos }), options);
      if (bundle === "busy") return refuseBusy(reply);
      const isCurrent = String(project.updatedAt.getTime()) === updatedAtMs;
      if (isCurrent) reply.headers({ "cache-control": PICTURE_CACHING, etag });
      // The address is of an older state: a cache must not keep the current photos under it.
      else reply.header("cache-control", "no-store");
      const contentType = "application/octet-stream";
      return reply.headers({ ...PICTURE_HEADERS, "content-type": contentType }).send(bundle);
    },
  );
}

/** Returns a key beside the preview's, which is erased with the project and with its owner. */
function getBundleKey({ id, ownerId }: ProjectWithInputs, mapEdgePx: number): string {
  return `${ownerId}/previews/${id}.photos-${mapEdgePx}-${BUNDLE_VERSION}`;
}
