import type { FastifyReply, FastifyRequest } from "fastify";

/** The prefix binds the cookie to this host, to https and to the whole site. */
const COOKIE = "__Host-photomap-session";

export function readSessionCookie({ cookies }: FastifyRequest): string | undefined {
  return cookies[COOKIE];
}

export function setSessionCookie(reply: FastifyReply, token: string, expires: Date): void {
  discardPrefetchedPages(reply);
  reply.setCookie(COOKIE, token, {
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    expires,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  discardPrefetchedPages(reply);
  reply.clearCookie(COOKIE, { path: "/", httpOnly: true, secure: true, sameSite: "lax" });
}

/** Pages that the browser has prefetched show the account of the previous session. */
function discardPrefetchedPages(reply: FastifyReply): void {
  reply.header("clear-site-data", '"prefetchCache", "prerenderCache"');
}
