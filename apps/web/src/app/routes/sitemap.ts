import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { escapeXml } from "../../platform/seo/escape-xml.ts";
import { SITEMAPS, type SitemapEntry } from "../../platform/seo/sitemaps.server.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** /sitemap.xml lists the sitemaps, /sitemap-{kind}.xml the pages of one kind. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { host } = resolveBrand(request, config);
  const { pathname } = new URL(request.url);
  const [, kind] = /^\/sitemap-(\w+)\.xml$/.exec(pathname) ?? [];
  if (kind === undefined) return answer("sitemapindex", Object.keys(SITEMAPS).map(writeSitemap));
  const list = SITEMAPS[kind];
  if (list === undefined) return new Response(null, { status: 404 });
  try {
    const entries = await list(getServerApiTarget(request));
    return answer("urlset", entries.map(writePage));
  } catch (error) {
    // An empty sitemap would remove all pages from search engines.
    log.error({ err: error, kind }, "A sitemap could not be written");
    return new Response(null, { status: 503, headers: { "retry-after": "600" } });
  }

  function writeSitemap(name: string): string {
    return `<sitemap><loc>https://${host}/sitemap-${name}.xml</loc></sitemap>`;
  }

  function writePage({ path, lastModified }: SitemapEntry): string {
    const day = lastModified === undefined ? "" : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(`https://${host}${path}`)}</loc>${day}</url>`;
  }
}

function answer(element: string, content: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="${NAMESPACE}">
${content.join("\n")}
</${element}>
`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
