import { type Design, openingsOf } from "@photomap/design";
import { renderOpeningPreview } from "@photomap/render";
import {
  AdmissionBudget,
  type DesignService,
  type ImageSigner,
  type PhotoService,
  type SignedUrlSuggestions,
  SingleFlight,
  type SuggestionPreviewParameters,
  verifySuggestionPreview,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_CACHING, PICTURE_HEADERS } from "./app.ts";
import { createPhotoLoader } from "./photo-loader.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";

const MAX_CONCURRENT_RENDERS = 2;
/** The derivative that is enough for a picture of 260 pixels. */
const PHOTO_EDGE_PX = 256;

interface SuggestionPreviewOptions {
  readonly signer: ImageSigner;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly suggestions: Pick<SignedUrlSuggestions, "find">;
  readonly designs: Pick<DesignService, "describe" | "findBackgroundPicture">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

type Suggestion = NonNullable<Awaited<ReturnType<SignedUrlSuggestions["find"]>>>;

/**
 * Serves pictures of suggestions at addresses signed by the API. They are not stored: a picture is
 * small, and nothing remains of a deleted suggestion.
 */
export function addSuggestionPreviewRoute(
  app: FastifyInstance,
  options: SuggestionPreviewOptions,
): void {
  const { signer, suggestions, designs } = options;
  const openPhoto = createPhotoLoader(options, PHOTO_EDGE_PX);
  const renders = new AdmissionBudget(MAX_CONCURRENT_RENDERS);
  const flight = new SingleFlight<Buffer | undefined>();
  const draw = async ({ suggestion, design }: DrawnSuggestion) => {
    const opening = openingsOf(design).find(({ id }) => id === suggestion.openingId);
    if (opening === undefined) return undefined;
    return renders.run({ weight: 1, maxWaitMs: options.memory.deadlineMs }, () =>
      renderOpeningPreview({ opening, input: suggestion.input, openPhoto }),
    );
  };

  app.get<{ Params: SuggestionPreviewParameters }>(
    "/suggestion-previews/:id/:modifiedAtMs/:signature",
    async ({ params, headers, url }, reply) => {
      const { id, modifiedAtMs, signature } = params;
      const isCanonical = url === `/suggestion-previews/${id}/${modifiedAtMs}/${signature}`;
      const access = isCanonical ? verifySuggestionPreview(signer, params) : undefined;
      const suggestion = access && (await suggestions.find(id, access));
      const design = suggestion && (await designs.describe(suggestion.designId));
      if (suggestion === undefined || design === undefined) return reply.callNotFound();
      const current = suggestion.modifiedAt.getTime();
      const etag = `"${id}/${current}"`;
      // The address of an older state: a cache must not keep the current picture under it.
      const caching = String(current) === modifiedAtMs ? PICTURE_CACHING : "no-store";
      if (headers["if-none-match"] === etag) {
        return reply.headers({ "cache-control": caching, etag }).code(304).send();
      }
      const picture = await answerInTime(
        flight.run(etag, () => draw({ suggestion, design })),
        options,
      );
      if (picture === "busy") return refuseBusy(reply);
      if (picture === undefined) return reply.callNotFound();
      const contentType = "image/webp";
      return reply
        .headers({
          ...PICTURE_HEADERS,
          "content-type": contentType,
          "cache-control": caching,
          etag,
        })
        .send(picture);
    },
  );
}

interface DrawnSuggestion {
  readonly suggestion: Suggestion;
  readonly design: Design;
}
