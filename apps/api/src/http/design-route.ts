import { createHash } from "node:crypto";
import type { Backend } from "@photomap/server";
import type { FastifyInstance } from "fastify";

/** A design with all its layers, for anybody: it is large, public and always the same. */
export function addDesignRoute(app: FastifyInstance, { designs }: Backend): void {
  const written = new Map<string, { body: string; etag: string }>();

  app.get<{ Params: { id: string } }>("/designs/:id.json", async ({ params, headers }, reply) => {
    const design = await designs.find(params.id);
    if (design === undefined) return reply.callNotFound();
    const known = written.get(design.id) ?? write(JSON.stringify(design));
    written.set(design.id, known);
    reply.header("etag", known.etag).header("cache-control", "public, max-age=300");
    if (headers["if-none-match"] === known.etag) return reply.code(304).send();
    return reply.type("application/json").send(known.body);
  });
}

function write(body: string): { body: string; etag: string } {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { body, etag: `"${hash}"` };
}
