import { type Backend, getPictureContentType, IMMUTABLE_CACHE } from "@photomap/server";
import type { FastifyInstance } from "fastify";

type FindPicture = (name: string) => Promise<Uint8Array | undefined>;

/** Serves the pictures of products, maps, help pages and posts: public files that never change. */
export function addPictureRoutes(
  app: FastifyInstance,
  backend: Pick<Backend, "productPictures" | "designPictures" | "content">,
): void {
  const { productPictures, designPictures, content } = backend;
  addRoute(app, "products", (name) => productPictures.find(name));
  addRoute(app, "design-pictures", (name) => designPictures.find(name));
  addRoute(app, "content", (name) => content.findPicture(name));
}

function addRoute(app: FastifyInstance, folder: string, find: FindPicture): void {
  app.get<{ Params: { name: string } }>(`/${folder}/:name`, async ({ params, headers }, reply) => {
    const picture = await find(params.name);
    if (picture === undefined) return reply.callNotFound();
    const etag = `"${params.name}"`;
    reply.header("etag", etag).header("cache-control", IMMUTABLE_CACHE);
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(getPictureContentType(params.name)).send(picture);
  });
}
