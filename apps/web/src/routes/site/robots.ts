import type { LoaderFunctionArgs } from "react-router";
import { brandOfRequest } from "../../../server/brand-of-request.server.ts";
import { config } from "../../../server/config.server.ts";

/** Projects and accounts are nobody else's business. */
export function loader({ request }: LoaderFunctionArgs) {
  const { host } = brandOfRequest(request, config);
  const lines = [
    "User-agent: *",
    "Disallow: /p/",
    "Disallow: /account/",
    "Disallow: /graphql",
    `Sitemap: https://${host}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain" } });
}
