import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";

/** The indexable pages, without placeholder pages. */
const PATHS = ["/"];

export function loader({ request }: LoaderFunctionArgs) {
  const { host } = resolveBrand(request, config);
  const urls = PATHS.map((path) => `<url><loc>https://${host}${path}</loc></url>`).join("");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
