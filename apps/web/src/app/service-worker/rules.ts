import { FORWARDED_PATHS } from "../../../server/forwarded-paths.ts";
import { isPicturePath } from "./picture-paths.ts";

/**
 * How a request is answered:
 * - asset: from the cache of this build, else from the network;
 * - app: from the network, else by the document that starts the finder and projects;
 * - page: from the network, else by the page about the lost connection;
 * - public-file: from the network, else from the cache;
 * - picture: from the cache, else from the network;
 * - log-out: from the network; the data of the account is removed;
 * - untouched: the browser handles it as without a worker.
 */
export type RequestKind =
  | "asset"
  | "app"
  | "page"
  | "public-file"
  | "picture"
  | "log-out"
  | "untouched";

interface RequestFacts {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

const LOG_OUT_PATH = "/account/log-out";
const PUBLIC_FOLDERS = ["/designs/", "/lookups/", "/thumbnails/", "/backgrounds/", "/search-data/"];
const APP_PATH = /^\/(create|p\/[^/]+(?!\/share$)(\/.*)?)\/?$/;
/** The parameters for the key of a share link and for the public page of a map. */
const SHARE_PARAMETERS = ["k", "s"];

export function classifyRequest(request: RequestFacts, origin: string): RequestKind {
  const url = new URL(request.url);
  const isNavigation = request.mode === "navigate";
  const isOwn = url.origin === origin;
  if (request.method === "POST" && isOwn && isNavigation && url.pathname === LOG_OUT_PATH) {
    return "log-out";
  }
  if (request.method !== "GET") return "untouched";
  if (isNavigation) return isOwn ? classifyNavigation(url) : "untouched";
  if (isPicturePath(url.pathname)) return "picture";
  if (!isOwn) return "untouched";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return PUBLIC_FOLDERS.some((folder) => url.pathname.startsWith(folder))
    ? "public-file"
    : "untouched";
}

function classifyNavigation({ pathname, searchParams }: URL): RequestKind {
  const isOf = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (FORWARDED_PATHS.some(isOf)) return "untouched";
  const isShared = SHARE_PARAMETERS.some((name) => searchParams.has(name));
  return APP_PATH.test(pathname) && !isShared ? "app" : "page";
}
