import { isbot } from "isbot";
import { redirect } from "react-router";
import { log } from "../../../server/log.server.ts";
import { sendOperation } from "../../platform/api/execute.ts";
import { OpenShareLinkDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";

/**
 * Exchanges the key of a share link for a cookie and redirects to the address without the key, so
 * that it is neither in the history nor in referrers. Crawlers of link previews keep no cookies:
 * they get the page at once, by the returned request, which loaders send to the API.
 */
export async function exchangeShareKey(request: Request, id: string): Promise<Request> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("k");
  if (key === null) return request;
  const cookies = await requestSharePass(request, { fileId: id, key });
  if (cookies.length === 0) return request;
  if (isCrawler(request)) return addCookies(request, cookies);
  searchParams.delete("k");
  const headers = cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
  throw redirect(`/p/${id}?${searchParams}`, { headers });
}

/** Returns the cookies of a link; none when it opens nothing or needs a password. */
async function requestSharePass(
  request: Request,
  variables: { fileId: string; key: string },
): Promise<readonly string[]> {
  try {
    const origin = getServerApiTarget(request);
    const response = await sendOperation(OpenShareLinkDocument, variables, origin);
    return response.headers.getSetCookie();
  } catch (error) {
    log.warn({ err: error }, "The share link could not be opened");
    return [];
  }
}

/** Whether a crawler sent the request. Only browsers send `sec-fetch-dest`. */
function isCrawler({ headers }: Request): boolean {
  return isbot(headers.get("user-agent")) && !headers.has("sec-fetch-dest");
}

function addCookies(request: Request, cookies: readonly string[]): Request {
  const pairs = cookies.map((cookie) => cookie.split(";", 1)[0]);
  const headers = new Headers(request.headers);
  headers.set("cookie", [headers.get("cookie"), ...pairs].filter(Boolean).join("; "));
  return new Request(request.url, { headers });
}
