import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { GetShopPathsDocument } from "../../generated/graphql.ts";

/** The indexable pages, without placeholder pages. */
const PATHS = ["/", "/shop", "/help/sticker-tokens"];

export async function loader({ request }: LoaderFunctionArgs) {
  const { host } = resolveBrand(request, config);
  const paths = [...PATHS, ...(await listShopPaths(request))];
  const urls = paths.map((path) => `<url><loc>https://${host}${path}</loc></url>`).join("");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}

/** None after a failure. */
async function listShopPaths(request: Request): Promise<string[]> {
  try {
    const { storefrontCollections } = await execute(
      GetShopPathsDocument,
      {},
      getApiOrigin(request),
    );
    const collections = storefrontCollections.map(({ handle }) => `/shop/${handle}`);
    const products = storefrontCollections.flatMap((collection) => collection.products);
    return [...collections, ...new Set(products.map(({ handle }) => `/product/${handle}`))];
  } catch (error) {
    log.warn({ err: error }, "The sitemap has no pages of the shop");
    return [];
  }
}
