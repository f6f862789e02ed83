const PARALLEL_REQUESTS = 16;

export interface CrawledPage {
  /** The path with its query. */
  readonly path: string;
  readonly status: number;
  /** The target of a redirect; undefined for other answers. */
  readonly location: string | undefined;
  readonly html: string;
  /** Whether search engines may list it. */
  readonly isIndexable: boolean;
}

/** Opens a page and every page that it links to, once each, as a visitor without scripts. */
export async function crawlSite(
  webUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<CrawledPage[]> {
  const seen = new Set(["/"]);
  const waiting = ["/"];
  const pages: CrawledPage[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, PARALLEL_REQUESTS);
    const opened = await Promise.all(batch.map((path) => openPage(webUrl, path, headers)));
    pages.push(...opened);
    for (const path of opened.flatMap(listLinks)) {
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
    }
  }
  return pages;
}

async function openPage(
  webUrl: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<CrawledPage> {
  const answer = await fetch(webUrl + path, { headers, redirect: "manual" });
  const html = await answer.text();
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html") === true;
  const isExcluded =
    answer.headers.get("x-robots-tag") === "noindex" ||
    html.includes('<meta name="robots" content="noindex"/>');
  return {
    path,
    status: answer.status,
    location: answer.headers.get("location") ?? undefined,
    html: isHtml ? html : "",
    isIndexable: isHtml && answer.status === 200 && !isExcluded,
  };
}

/** The linked paths of the same site, without fragments. */
function listLinks({ html, location }: CrawledPage): string[] {
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return location?.startsWith("/") === true ? [...links, location] : links;
}

/** The pattern's group in the first match; empty without a match. */
export function findIn({ html }: Pick<CrawledPage, "html">, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}
