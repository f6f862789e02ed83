import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";

/** Private areas. Not /p/: crawlers read link previews of shared projects, which say noindex. */
const DISALLOWED = ["/account/", "/cart", "/checkout/", "/staff", "/graphql", "/debug"];

export function loader({ request }: LoaderFunctionArgs) {
  const { host } = resolveBrand(request, config);
  const lines = [
    "User-agent: *",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    `Sitemap: https://${host}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain" } });
}
