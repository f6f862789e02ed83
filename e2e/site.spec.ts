import { chooseSoakSize } from "@photomap/testing/soak";
import { expect, test } from "@playwright/test";
import { type CrawledPage, crawlSite, findIn } from "./support/crawl-site.ts";
import { requireWebUrl } from "./support/session.ts";

const BRANDS = [
  { id: "pm", host: "photomap.example" },
  { id: "tbl", host: "thebigloop.example" },
] as const;

/** The redirect of a page that needs an account. */
const TO_LOG_IN = /^\/account\/login\?redirectTo=/;

/** Pages with React and forms; the web's bundle/check-sizes.ts limits the scripts they load. */
const WITH_SCRIPTS = /^\/(product\/|create|cart|account\/|p\/|contact\/[^/]+\/)/;
const SCRIPT = /<script\b[^>]* src=|rel="modulepreload"|data-modules/;

async function read(path: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(requireWebUrl() + path, { headers })).text();
}

/** The paths of all pages in all sitemaps. */
async function readSitemaps(headers: Record<string, string>, host: string): Promise<string[]> {
  const readPaths = async (path: string) => {
    const xml = await read(path, headers);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
      expect(new URL(url).host).toBe(host);
      return new URL(url).pathname;
    });
  };
  const sitemaps = await readPaths("/sitemap.xml");
  return (await Promise.all(sitemaps.map(readPaths))).flat();
}

/** Values that more than one page has, with their paths. */
function findRepeated(pages: readonly CrawledPage[], pattern: RegExp): string[] {
  const byValue = Map.groupBy(pages, (page) => findIn(page, pattern));
  return [...byValue]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => `${value}: ${found.map(({ path }) => path).join(" ")}`);
}

function listProblems(page: CrawledPage, host: string): string[] {
  const count = (pattern: RegExp) => page.html.match(pattern)?.length ?? 0;
  const canonical = findIn(page, /<link rel="canonical" href="([^"]+)"/);
  const description = findIn(page, /<meta name="description" content="([^"]+)"/);
  const url = new URL(page.path, `https://${host}`);
  return [
    ...(count(/<h1\b/g) === 1 ? [] : ["no single h1"]),
    ...(count(/<title>/g) === 1 ? [] : ["no single title"]),
    ...(description.length >= 40 ? [] : ["no description"]),
    ...(canonical === url.origin + url.pathname ? [] : [`canonical is ${canonical}`]),
    ...(findIn(page, /og:image" content="(https?:[^"]+)"/) === "" ? ["no picture to share"] : []),
    ...(SCRIPT.test(page.html) && !WITH_SCRIPTS.test(page.path) ? ["loads scripts"] : []),
    ...listInvalidData(page),
  ].map((problem) => `${page.path}: ${problem}`);
}

/** Lists structured data that is not JSON with a context and a type. */
function listInvalidData({ html }: CrawledPage): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => {
    const data: Record<string, unknown> = JSON.parse(json);
    const isValid = data["@context"] === "https://schema.org" && typeof data["@type"] === "string";
    return isValid ? [] : [`structured data ${json.slice(0, 80)}`];
  });
}

// Both brands' pages are the same code with other products.
for (const { id, host } of BRANDS.slice(0, chooseSoakSize(1, 2))) {
  test(`every link of ${id} resolves, and its indexable pages are those of the sitemaps`, async () => {
    test.setTimeout(300_000);
    const headers = { "x-business-id": id };
    const pages = await crawlSite(requireWebUrl(), headers);
    const broken = pages.filter(
      ({ status, location = "" }) => status !== 200 && !TO_LOG_IN.test(location),
    );
    expect(broken.map(({ path, status }) => `${path} ${status}`)).toEqual([]);
    // A path with a query may be the same page in another order.
    const indexable = pages.filter(({ isIndexable }) => isIndexable);
    const canonical = indexable.filter(({ path }) => !path.includes("?"));
    expect(indexable.flatMap((page) => listProblems(page, host))).toEqual([]);
    expect(findRepeated(canonical, /<title>([^<]*)/)).toEqual([]);
    expect(findRepeated(canonical, /<meta name="description" content="([^"]*)/)).toEqual([]);
    const listed = await readSitemaps(headers, host);
    expect(listed.toSorted()).toEqual(canonical.map(({ path }) => path).toSorted());
    expect(listed.filter((path) => path.startsWith("/maps/")).length).toBeGreaterThan(100);
  });
}

test("pictures for link previews are JPEG or PNG files of 1200 x 630", async () => {
  const headers = { "x-business-id": "pm" };
  for (const path of ["/", "/maps/michigan-counties", "/product/framed-50-states-photo-map"]) {
    const html = await read(path, headers);
    const url = new URL(findIn({ html }, /og:image" content="([^"]+)"/));
    const isOurs = url.host === "photomap.example";
    const answer = await fetch(isOurs ? requireWebUrl() + url.pathname : url);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(findIn({ html }, /og:image:width" content="(\d+)"/)).toBe("1200");
  }
});
