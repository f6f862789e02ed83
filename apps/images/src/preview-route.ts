import {
  type ImageAccess,
  type ImageSigner,
  type PreviewParameters,
  SHARE_PICTURE_NAMES,
  type SignedUrlProjects,
  verifyPreview,
  verifySharePicture,
} from "@photomap/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { PICTURE_CACHING, PICTURE_HEADERS } from "./app.ts";
import { answerInTime, refuseBusy } from "./picture-memory.ts";
import {
  createPictureFinder,
  getContentType,
  type PictureOptions,
  type ProjectPicture,
} from "./project-pictures.ts";

interface PreviewOptions extends PictureOptions {
  readonly signer: ImageSigner;
  readonly projects: Pick<SignedUrlProjects, "find">;
  readonly log: Logger;
}

/** Serves pictures of whole projects at addresses signed by the API. */
export function addPreviewRoute(app: FastifyInstance, options: PreviewOptions): void {
  const { signer, projects, designs } = options;
  const findPicture = createPictureFinder(options);

  app.get<{ Params: PreviewParameters }>(
    "/previews/:id/:updatedAtMs/:signature",
    ({ params, headers, url }, reply) => {
      const { id, updatedAtMs, signature } = params;
      const isCanonical = url === `/previews/${id}/${updatedAtMs}/${signature}`;
      const access = isCanonical ? verifyPreview(signer, params) : undefined;
      return answer({ ...params, access, picture: "jpg", headers }, reply);
    },
  );

  app.get<{ Params: PreviewParameters & { readonly name: string } }>(
    "/share-pictures/:id/:updatedAtMs/:signature/:name",
    ({ params, headers, url }, reply) => {
      const { id, updatedAtMs, signature } = params;
      const name = SHARE_PICTURE_NAMES.find((known) => known === params.name);
      if (name === undefined) return reply.callNotFound();
      const isCanonical = url === `/share-pictures/${id}/${updatedAtMs}/${signature}/${name}`;
      const access = isCanonical ? verifySharePicture(signer, params) : undefined;
      return answer({ ...params, access, picture: `share-${name}`, headers }, reply);
    },
  );

  interface PictureRequest extends Pick<FastifyRequest, "headers"> {
    readonly id: string;
    readonly updatedAtMs: string;
    readonly access: ImageAccess | undefined;
    readonly picture: ProjectPicture;
  }

  async function answer(request: PictureRequest, reply: FastifyReply): Promise<unknown> {
    const { id, updatedAtMs, access, picture, headers } = request;
    // Read for every request: a picture shows new content as soon as it is saved.
    const project = access && (await projects.find(id, access));
    const design = project && (await designs.describe(project.designId));
    if (project === undefined || design === undefined) return reply.callNotFound();
    const etag = `"${id}/${updatedAtMs}/${picture}"`;
    if (headers["if-none-match"] === etag) {
      return reply.headers({ "cache-control": PICTURE_CACHING, etag }).code(304).send();
    }
    const bytes = await answerInTime(findPicture({ project, design, picture }), options);
    if (bytes === "busy") return refuseBusy(reply);
    const isCurrent = String(project.updatedAt.getTime()) === updatedAtMs;
    if (isCurrent) reply.header("cache-control", PICTURE_CACHING).header("etag", etag);
    // The address is of an older state: a cache must not keep the current picture under it.
    else reply.header("cache-control", "no-store");
    const contentType = getContentType(picture);
    return reply.headers({ ...PICTURE_HEADERS, "content-type": contentType }).send(bytes);
  }
}
