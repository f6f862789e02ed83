import { execute } from "../api/execute.ts";
import {
  GetContactPathsDocument,
  GetHelpPathsDocument,
  GetMapPathsDocument,
  GetPostPathsDocument,
  GetShopPathsDocument,
  GetSitePathsDocument,
  type HelpPathFragment,
} from "../api/generated/graphql.ts";

export interface SitemapEntry {
  readonly path: string;
  /** A day, YYYY-MM-DD. */
  readonly lastModified?: string | undefined;
}

type List = (origin: Parameters<typeof execute>[2]) => Promise<SitemapEntry[]>;

/** The indexable pages by kind: /sitemap-{kind}.xml. */
export const SITEMAPS: Readonly<Record<string, List>> = {
  pages: listSitePages,
  products: listProducts,
  maps: listMaps,
  help: listHelp,
  contact: listContact,
  blog: listPosts,
};

async function listSitePages(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { about, privacy, refunds, terms } = await execute(GetSitePathsDocument, {}, origin);
  return [
    { path: "/" },
    { path: "/about", lastModified: about?.updated },
    { path: "/privacy", lastModified: privacy.effective },
    { path: "/refunds", lastModified: refunds.effective },
    { path: "/terms", lastModified: terms.effective },
  ];
}

async function listProducts(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { storefrontCollections, stickerTokens } = await execute(GetShopPathsDocument, {}, origin);
  // Tokens are in no collection.
  const products = [
    ...storefrontCollections.flatMap((collection) => collection.products),
    ...(stickerTokens ? [stickerTokens] : []),
  ];
  const paths = [
    "/shop",
    ...storefrontCollections.map(({ handle }) => `/shop/${handle}`),
    ...products.map(({ handle }) => `/product/${handle}`),
  ];
  // A product can be in several collections.
  return [...new Set(paths)].map((path) => ({ path }));
}

async function listMaps(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { designGroups } = await execute(GetMapPathsDocument, {}, origin);
  return [{ path: "/maps" }, ...designGroups.map(({ slug }) => ({ path: `/maps/${slug}` }))];
}

interface HelpItem extends HelpPathFragment {
  readonly children?: readonly HelpItem[];
}

async function listHelp(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { navigationById } = await execute(GetHelpPathsDocument, {}, origin);
  return [{ path: "/help" }, ...listHelpItems(navigationById?.items ?? [])];
}

function listHelpItems(items: readonly HelpItem[]): SitemapEntry[] {
  return items.flatMap(({ target, children = [] }) => [
    { path: `/help/${target.slug}`, lastModified: target.updated },
    ...listHelpItems(children),
  ]);
}

async function listContact(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { contactCategories } = await execute(GetContactPathsDocument, {}, origin);
  const paths = contactCategories.flatMap(({ slug, questions }) => [
    `/contact/${slug}`,
    ...questions.map((question) => `/contact/${slug}/${question.slug}`),
  ]);
  return ["/contact", ...paths].map((path) => ({ path }));
}

async function listPosts(origin: Parameters<List>[0]): Promise<SitemapEntry[]> {
  const { allPosts } = await execute(GetPostPathsDocument, {}, origin);
  const posts = allPosts.map(({ slug, publishedAt }) => ({
    path: `/blog/${slug}`,
    lastModified: publishedAt,
  }));
  return [{ path: "/blog", lastModified: posts[0]?.lastModified }, ...posts];
}
