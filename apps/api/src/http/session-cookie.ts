import type { Backend, Viewer } from "@photomap/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { toNetwork, toWiderNetwork } from "./network.ts";

/**
 * The name of the session's cookie; the prefix binds it to this host, to https and to the whole
 * site.
 */
const COOKIE = "__Host-photomap-session";
/** The name of the cookie that identifies the browser after a logout too; see decision 032. */
const DEVICE_COOKIE = "__Host-device";
/**
 * The name of the cookie that proves that the browser opened restricted share links; see decision
 * 041.
 */
const SHARE_PASS_COOKIE = "__Host-share-pass";
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

export function setSharePassCookie(reply: FastifyReply, value: string, expires: Date): void {
  reply.setCookie(SHARE_PASS_COOKIE, value, { ...OPTIONS, expires });
}

/** Reads the viewer of a request: its session, share passes and networks. */
export async function readViewer(
  request: FastifyRequest,
  { sessions, sharePasses }: Pick<Backend, "sessions" | "sharePasses">,
): Promise<Viewer> {
  const viewer = await sessions.requireViewer(readSessionCookie(request));
  const passes = sharePasses.read(request.cookies[SHARE_PASS_COOKIE]);
  const networks = { ip: toNetwork(request.ip), widerNetwork: toWiderNetwork(request.ip) };
  return { ...viewer, networks, ...(passes.length > 0 && { sharePasses: passes }) };
}

/** Discards pages that the browser prefetched: they show the account of the previous session. */
function discardPrefetchedPages(reply: FastifyReply): void {
  reply.header("clear-site-data", '"prefetchCache", "prerenderCache"');
}
