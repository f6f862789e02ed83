import type { LoaderFunctionArgs } from "react-router";
import { brandOfRequest } from "../../../server/brand-of-request.server.ts";
import { config } from "../../../server/config.server.ts";

/** What there is to find; a page that opens soon is added when it has. */
const PATHS = ["/"];

export function loader({ request }: LoaderFunctionArgs) {
  const { host } = brandOfRequest(request, config);
  const urls = PATHS.map((path) => `<url><loc>https://${host}${path}</loc></url>`).join("");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
