import { type Backend, getPictureType, IMMUTABLE } from "@photomap/server";
import type { FastifyInstance } from "fastify";

type Pictures = Pick<Backend["productPictures"], "find">;

/** Serves the pictures of products and of the pages of maps: public files that never change. */
export function addPictureRoutes(
  app: FastifyInstance,
  { productPictures, designPictures }: Pick<Backend, "productPictures" | "designPictures">,
): void {
  addRoute(app, "products", productPictures);
  addRoute(app, "design-pictures", designPictures);
}

function addRoute(app: FastifyInstance, folder: string, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>(`/${folder}/:name`, async ({ params, headers }, reply) => {
    const picture = await pictures.find(params.name);
    if (picture === undefined) return reply.callNotFound();
    const etag = `"${params.name}"`;
    reply.header("etag", etag).header("cache-control", IMMUTABLE);
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(getPictureType(params.name)).send(picture);
  });
}
