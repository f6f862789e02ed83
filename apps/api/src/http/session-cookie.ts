import type { FastifyReply, FastifyRequest } from "fastify";

/** The prefix binds the cookie to this host, to https and to the whole site. */
const COOKIE = "__Host-photomap-session";
/** Identifies the browser after a log-out too; see decision 032. */
const DEVICE_COOKIE = "__Host-device";
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

export function readSessionCookie({ cookies }: FastifyRequest): string | undefined {
  return cookies[COOKIE];
}

export function setSessionCookie(reply: FastifyReply, token: string, expires: Date): void {
  discardPrefetchedPages(reply);
  reply.setCookie(COOKIE, token, { ...OPTIONS, expires });
}

export function clearSessionCookie(reply: FastifyReply): void {
  discardPrefetchedPages(reply);
  reply.clearCookie(COOKIE, OPTIONS);
}

export function readDeviceCookie({ cookies }: FastifyRequest): string | undefined {
  return cookies[DEVICE_COOKIE];
}

export function setDeviceCookie(reply: FastifyReply, value: string, expires: Date): void {
  reply.setCookie(DEVICE_COOKIE, value, { ...OPTIONS, expires });
}

/** Pages that the browser has prefetched show the account of the previous session. */
function discardPrefetchedPages(reply: FastifyReply): void {
  reply.header("clear-site-data", '"prefetchCache", "prerenderCache"');
}
