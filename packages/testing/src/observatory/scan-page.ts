export interface ScannedPage {
  /** The answer to the https address, after redirects. */
  readonly url: string;
  readonly headers: Headers;
  readonly html: string;
  /** The values of Set-Cookie of all answers on the way. */
  readonly cookies: readonly string[];
  /** The headers of the answer to a preflight of PREFLIGHT_ORIGIN. */
  readonly preflight: Headers;
  /** The addresses from the http one to the last redirect. */
  readonly httpRoute: readonly string[];
}

export const PREFLIGHT_ORIGIN = "https://http-observatory.example";
const MAX_REDIRECTS = 5;

export interface ScanOptions {
  /** The address of the web server behind the load balancer, which ends TLS. */
  readonly server: string;
  readonly host: string;
  readonly path: string;
  /** Of a signed-in person. */
  readonly cookie?: string;
}

/** Requests a page as the Observatory does: over https, over http, and a preflight. */
export async function scanPage({ server, host, path, cookie }: ScanOptions): Promise<ScannedPage> {
  const own: Record<string, string> = cookie === undefined ? {} : { cookie };
  const send: Send = (address, { method = "GET", headers = {} } = {}) =>
    sendAsLoadBalancer(server, address, { method, headers: { ...own, ...headers } });
  const secure = await follow(send, `https://${host}${path}`);
  const insecure = await follow(send, `http://${host}${path}`);
  const robots = await send(`https://${host}/robots.txt`);
  const preflight = await send(secure.url, {
    method: "OPTIONS",
    headers: { origin: PREFLIGHT_ORIGIN, "access-control-request-method": "GET" },
  });
  return {
    url: secure.url,
    headers: secure.answer.headers,
    html: await secure.answer.text(),
    cookies: [...secure.cookies, ...robots.headers.getSetCookie()],
    preflight: preflight.headers,
    httpRoute: insecure.route,
  };
}

interface SentRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Send = (address: string, request?: SentRequest) => Promise<Response>;

async function follow(send: Send, start: string) {
  const route = [start];
  const cookies: string[] = [];
  for (let url = start; ; ) {
    const answer = await send(url);
    cookies.push(...answer.headers.getSetCookie());
    const location = answer.headers.get("location");
    if (location === null || route.length > MAX_REDIRECTS) return { url, answer, cookies, route };
    url = new URL(location, url).href;
    route.push(url);
  }
}

/** The protocol and the host are in the headers that the load balancer adds. */
function sendAsLoadBalancer(
  server: string,
  address: string,
  { method = "GET", headers = {} }: SentRequest,
): Promise<Response> {
  const { protocol, host, pathname, search } = new URL(address);
  const forwarded = { "x-forwarded-proto": protocol.slice(0, -1), "x-forwarded-host": host };
  return fetch(new URL(pathname + search, server), {
    method,
    redirect: "manual",
    headers: { ...headers, ...forwarded },
  });
}
