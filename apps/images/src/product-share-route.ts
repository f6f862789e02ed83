import { renderLinkPreview } from "@photomap/render";
import { IMMUTABLE_CACHE, type ProductPictureService } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { PICTURE_HEADERS } from "./app.ts";
import { answerInTime, type PictureMemory, refuseBusy } from "./picture-memory.ts";

/** The longer side of a link preview. */
const WIDTH_PX = 1200;

interface ProductShareOptions {
  readonly productPictures: Pick<ProductPictureService, "find">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

/**
 * Serves the picture of a product for link previews; /product-shares/x.jpg shows /products/x.webp.
 */
export function addProductShareRoute(app: FastifyInstance, options: ProductShareOptions): void {
  const { productPictures, memory } = options;
  app.get<{ Params: { name: string } }>("/product-shares/:name", async ({ params }, reply) => {
    const source = params.name.replace(/\.jpg$/, ".webp");
    const draw = async () => {
      const picture = source === params.name ? undefined : await productPictures.find(source);
      return picture && renderLinkPreview(picture);
    };
    const bytes = await answerInTime(memory.resize(WIDTH_PX, draw, memory.deadlineMs), options);
    if (bytes === "busy") return refuseBusy(reply);
    if (bytes === undefined) return reply.callNotFound();
    return reply.headers({ ...PICTURE_HEADERS, "cache-control": IMMUTABLE_CACHE }).send(bytes);
  });
}
