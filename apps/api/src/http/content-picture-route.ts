import { type Backend, IMMUTABLE } from "@photomap/server";
import type { FastifyInstance } from "fastify";

/** Serves the pictures of help pages and posts: public files that never change. */
export function addContentPictureRoute(
  app: FastifyInstance,
  { content }: Pick<Backend, "content">,
): void {
  app.get<{ Params: { name: string } }>("/content/:name", async ({ params, headers }, reply) => {
    const picture = await content.findPicture(params.name);
    if (picture === undefined) return reply.callNotFound();
    const etag = `"${params.name}"`;
    reply.header("etag", etag).header("cache-control", IMMUTABLE);
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(params.name.endsWith(".jpg") ? "image/jpeg" : "image/webp").send(picture);
  });
}
