import { createHash } from "node:crypto";
import type { Design } from "@photomap/design";
import { renderMap } from "@photomap/render";
import {
  AdmissionBudget,
  type DesignService,
  type ImageSigner,
  type PhotoService,
  type ProjectWithInputs,
  type SignedProjects,
  type Storage,
  verifyPreview,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_CACHING, PICTURE_HEADERS } from "./app.ts";
import { createPhotoLoader } from "./photo-loader.ts";
import { answerInTime, DEADLINE_MS, type PictureMemory, refuseBusy } from "./picture-memory.ts";
import { shareInFlight } from "./share-in-flight.ts";

const EDGE_PX = 640;
/** To be increased when the same project is drawn differently. */
const RENDER_VERSION = 3;
const MAX_CONCURRENT_RENDERS = 2;

interface PreviewOptions {
  readonly storage: Storage;
  readonly signer: ImageSigner;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly projects: Pick<SignedProjects, "find">;
  readonly designs: Pick<DesignService, "describe" | "findBackground">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

interface Params {
  readonly id: string;
  readonly updatedAtMs: string;
  readonly signature: string;
}

/** Serves previews of whole projects at addresses signed by the API. */
export function addPreviewRoute(app: FastifyInstance, options: PreviewOptions): void {
  const { signer, projects, designs, log } = options;
  const findPreview = createPreviewFinder(options);
  app.get<{ Params: Params }>(
    "/previews/:id/:updatedAtMs/:signature",
    async ({ params, headers, url }, reply) => {
      const { id, updatedAtMs, signature } = params;
      const isCanonical = url === `/previews/${id}/${updatedAtMs}/${signature}`;
      const access = isCanonical ? verifyPreview(signer, params) : undefined;
      // Read for every request: a preview shows new content as soon as it is saved.
      const project = access && (await projects.find(id, access));
      const design = project && (await designs.describe(project.design_id));
      if (project === undefined || design === undefined) return reply.callNotFound();
      const etag = `"${id}/${updatedAtMs}"`;
      if (headers["if-none-match"] === etag) {
        return reply.headers({ "cache-control": PICTURE_CACHING, etag }).code(304).send();
      }
      const picture = await answerInTime(findPreview({ project, design }), log);
      if (picture === "busy") return refuseBusy(reply);
      const isCurrent = String(project.updated_at.getTime()) === updatedAtMs;
      if (isCurrent) reply.header("cache-control", PICTURE_CACHING).header("etag", etag);
      // The address is of an older state: a cache must not keep the current picture under it.
      else reply.header("cache-control", "no-store");
      return reply.headers(PICTURE_HEADERS).send(picture);
    },
  );
}

interface PreviewInput {
  readonly project: ProjectWithInputs;
  readonly design: Design;
}

/** Previews are stored by content: a change of the name alone draws nothing. */
function createPreviewFinder(options: PreviewOptions) {
  const { storage } = options;
  const openPhoto = createPhotoLoader(options);
  const renders = new AdmissionBudget(MAX_CONCURRENT_RENDERS);
  const draw = shareInFlight(async ({ project, design, hash }: PreviewInput & { hash: string }) => {
    const { inputs, output_type, output_scale, background_id } = project;
    const picture = await renders.run({ weight: 1, maxWaitMs: DEADLINE_MS }, () =>
      renderMap({
        design,
        inputs,
        outputType: output_type,
        outputScale: output_scale,
        backgroundId: background_id,
        edgePx: EDGE_PX,
        openPhoto,
      }),
    );
    await storage.writeMedia(getPreviewKey(project), picture, "image/jpeg", { hash });
    return picture;
  });
  return async (input: PreviewInput): Promise<Buffer> => {
    const hash = hashContent(input);
    const stored = await storage.findMedia(getPreviewKey(input.project));
    return stored?.hash === hash
      ? stored.body
      : draw(`${input.project.id} ${hash}`, { ...input, hash });
  };
}

/** Below the owner's prefix, which is erased with the account. */
function getPreviewKey({ id, owner_id }: ProjectWithInputs): string {
  return `${owner_id}/previews/${id}.jpg`;
}

function hashContent({ project, design }: PreviewInput): string {
  const { inputs, output_type, output_scale, background_id } = project;
  const content = [RENDER_VERSION, design, inputs, output_type, output_scale, background_id];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
}
