import { type Backend, IMMUTABLE } from "@photomap/server";
import type { FastifyInstance } from "fastify";

/** Serves the pictures of products: public files that never change. */
export function addProductPictureRoute(
  app: FastifyInstance,
  { productPictures }: Pick<Backend, "productPictures">,
): void {
  app.get<{ Params: { name: string } }>("/products/:name", async ({ params, headers }, reply) => {
    const picture = await productPictures.find(params.name);
    if (picture === undefined) return reply.callNotFound();
    const etag = `"${params.name}"`;
    reply.header("etag", etag).header("cache-control", IMMUTABLE);
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("image/webp").send(picture);
  });
}
