const SHARE_URL = /^\/p\/([0-9A-Za-z]{6})\?(.*)$/;

/** The parameter that makes a sharing link show the map screen instead of the share page. */
const MAP_SCREEN_PARAMETER = "map";

/**
 * The route of a sharing link: `/p/{id}?s=1` is rendered by the route of the share page, which loads
 * no scripts of the editor. A route has one kind of page, and the query does not select a route.
 */
export function rewriteShareUrl(url: string): string {
  const [, id, query] = SHARE_URL.exec(url) ?? [];
  if (id === undefined || query === undefined) return url;
  const parameters = new URLSearchParams(query);
  const isShared = parameters.get("s") === "1" && !parameters.has(MAP_SCREEN_PARAMETER);
  return isShared ? `/p/${id}/share?${query}` : url;
}

/** A link to the map screen of the project, with the other parameters of the request. */
export function createMapScreenUrl({ url }: { readonly url: string }, id: string): string {
  const { searchParams } = new URL(url);
  searchParams.set(MAP_SCREEN_PARAMETER, "1");
  return `/p/${encodeURIComponent(id)}?${searchParams}`;
}
