import { createHash } from "node:crypto";
import type { BrandId } from "@photomap/design";
import {
  type Backend,
  type BrandHosts,
  FIVE_MINUTE_CACHE,
  IMMUTABLE_CACHE,
  type PublicFile,
  resolveBrandId,
} from "@photomap/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CompressedBody } from "./compressed-body.ts";
import { getRequestHost } from "./request-guard.ts";

/**
 * Matches a plain name, which is the current version, or a name with a hash, which is immutable.
 */
const FILE_NAME =
  /^(?<id>[a-z0-9-]{1,100})(?:\.(?<hash>[0-9a-f]{16}))?\.(?<extension>json|webp|jpg)$/;

type FileRequest = FastifyRequest<{ Params: { name: string } }>;

/**
 * Serves designs, thumbnails, backgrounds, lookups, search data and the list of designs: all
 * public.
 */
export function addDesignRoutes(
  app: FastifyInstance,
  { designs }: Backend,
  brandHosts: BrandHosts,
): void {
  const bodies = new Map<string, CompressedBody>();
  const getBody = (name: string, body: Buffer): CompressedBody => {
    const cached = bodies.get(name) ?? new CompressedBody(body);
    bodies.set(name, cached);
    return cached;
  };

  const indexes = new Map<BrandId, Promise<{ hash: string; body: CompressedBody }>>();
  const getIndex = (brand: BrandId) => {
    const cached = indexes.get(brand) ?? designs.listEntries(brand).then(writeIndex);
    indexes.set(brand, cached);
    cached.catch(() => indexes.delete(brand));
    return cached;
  };

  app.get("/designs/index.json", async (request, reply) => {
    const brand = resolveBrandId(brandHosts, undefined, getRequestHost(request));
    const { hash, body } = await getIndex(brand);
    if (isNotModified(request, reply, hash, FIVE_MINUTE_CACHE)) return reply.code(304).send();
    reply.type("application/json");
    return body.send(request, reply);
  });

  const serve = (
    folder: string,
    extension: string,
    find: (id: string) => Promise<PublicFile | undefined>,
  ) => {
    app.get(`/${folder}/:name`, async (request: FileRequest, reply) => {
      const requested = parseName(request.params.name, extension);
      const file = requested && (await find(requested.id));
      if (requested === undefined || file === undefined) return reply.callNotFound();
      if (requested.hash !== undefined && requested.hash !== file.hash) {
        return sendOlderVersion(file, requested.hash, reply);
      }
      const caching = requested.hash === undefined ? FIVE_MINUTE_CACHE : IMMUTABLE_CACHE;
      if (isNotModified(request, reply, file.hash, caching)) return reply.code(304).send();
      reply.type(file.contentType);
      // Image formats are compressed already.
      if (extension !== "json") return reply.send(file.body);
      return getBody(file.key, file.body).send(request, reply);
    });
  };

  serve("designs", "json", (id) => designs.findPublished(id));
  serve("thumbnails", "webp", (id) => designs.findThumbnail(id));
  serve("backgrounds", "jpg", (id) => designs.findBackground(id));
  serve("lookups", "json", (baseId) => designs.findLookup(baseId));
  serve("search-data", "json", (name) => designs.findSearchData(name));

  async function sendOlderVersion(
    { key, contentType }: PublicFile,
    hash: string,
    reply: FastifyReply,
  ): Promise<FastifyReply | void> {
    const body = await designs.findOlderVersion(key, hash);
    if (body === undefined) return reply.callNotFound();
    return reply.header("cache-control", IMMUTABLE_CACHE).type(contentType).send(body);
  }
}

function writeIndex(entries: readonly object[]): { hash: string; body: CompressedBody } {
  const text = JSON.stringify(entries);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { hash, body: new CompressedBody(Buffer.from(text)) };
}

function parseName(name: string, extension: string): { id: string; hash?: string } | undefined {
  const parts = FILE_NAME.exec(name)?.groups;
  if (parts?.["id"] === undefined || parts["extension"] !== extension) return undefined;
  return { id: parts["id"], ...(parts["hash"] !== undefined && { hash: parts["hash"] }) };
}

function isNotModified(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  hash: string,
  caching: string,
): boolean {
  reply.header("etag", `"${hash}"`).header("cache-control", caching);
  return headers["if-none-match"]?.includes(`"${hash}"`) ?? false;
}
