import type { LoaderFunctionArgs } from "react-router";
import { config } from "../../../server/config.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { GetPostFeedDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { escapeXml } from "../../platform/seo/escape-xml.ts";

/** The blog as an Atom feed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { host, name } = resolveBrand(request, config);
  const { allPosts } = await loadFromApi(request, GetPostFeedDocument, {});
  const base = `https://${host}`;
  const entries = allPosts.map(
    ({ slug, title, description, publishedAt, author }) => `  <entry>
    <id>${base}/blog/${slug}</id>
    <link href="${base}/blog/${slug}"/>
    <title>${escapeXml(title)}</title>
    <summary>${escapeXml(description)}</summary>
    <author><name>${escapeXml(author.name)}</name></author>
    <published>${publishedAt}T12:00:00Z</published>
    <updated>${publishedAt}T12:00:00Z</updated>
  </entry>
`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${base}/blog</id>
  <title>${escapeXml(name)}: notes from the map table</title>
  <link href="${base}/blog"/>
  <link rel="self" href="${base}/blog/feed.xml"/>
  <updated>${allPosts[0]?.publishedAt ?? "2026-01-01"}T12:00:00Z</updated>
${entries.join("")}</feed>
`;
  return new Response(xml, {
    headers: {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "max-age=3600",
    },
  });
}
