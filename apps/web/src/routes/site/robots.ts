import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { host } = resolveBrand(request, config);
  // Not /p/: link previews of shared projects are read by crawlers, and the pages say noindex.
  const lines = [
    "User-agent: *",
    "Disallow: /account/",
    "Disallow: /staff",
    "Disallow: /graphql",
    `Sitemap: https://${host}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain" } });
}
