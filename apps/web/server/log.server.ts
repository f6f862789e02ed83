import type { FastifyRequest } from "fastify";
import { pino } from "pino";
import { BUSINESS_ID_HEADER } from "../src/platform/brand/brand.ts";
import { config } from "./config.server.ts";

const ERROR_LEVEL = 50;
/** The parameter `k` of a URL. */
const SHARE_KEY = /([?&]k=)[^&#]*/g;
/** The parameter `code`, including one in an encoded target of the login. */
const VOUCHER_CODE = /((?:[?&]|%3F|%26)code(?:=|%3D))[^&#]*/gi;
const CHECKOUT_ID = /(\/checkout\/)[^/?#.]+/g;
const MAX_SENDING = 10;
const SEND_TIMEOUT_MS = 5000;

/** Lines of the levels error and fatal are reported too: the API forwards them to the error tracker. */
export const log = pino({
  name: "web",
  level: config.LOG_LEVEL,
  serializers: {
    // As Fastify's, without the secrets of addresses.
    req: ({ method, url, host, ip }: FastifyRequest) => ({
      method,
      url: redactSecrets(url),
      host,
      remoteAddress: ip,
    }),
    path: redactSecrets,
  },
  hooks: {
    logMethod(line, write, level) {
      if (level >= ERROR_LEVEL) reportLine(line, this.bindings());
      write.apply(this, line);
    },
  },
});

/**
 * The key of a share link opens a map, the id of a checkout opens a cart, a code is worth tokens:
 * they are replaced in every logged URL.
 */
function redactSecrets(url: string): string {
  return url
    .replace(SHARE_KEY, "$1***")
    .replace(VOUCHER_CODE, "$1***")
    .replace(CHECKOUT_ID, "$1***");
}

type Facts = Readonly<Record<string, unknown>>;

const sending = new Set<Promise<unknown>>();

function reportLine([first, second]: readonly unknown[], bindings: Facts): void {
  const facts: Facts = { ...bindings, ...(typeof first === "object" ? first : {}) };
  const { err, path, reqId, businessId: brand } = facts;
  if (!(err instanceof Error) || sending.size >= MAX_SENDING) return;
  const report = {
    source: "web",
    release: config.RELEASE,
    name: err.name,
    message: err.message.slice(0, 1000),
    stack: err.stack?.slice(0, 10_000),
    action: second,
    path: typeof path === "string" ? redactSecrets(path) : undefined,
    requestId: reqId || undefined,
  };
  const sent = send(report, typeof brand === "string" ? brand : "");
  sending.add(sent);
  void sent.finally(() => sending.delete(sent));
}

/** Waits for the reports on their way. */
export async function flushReports(): Promise<void> {
  await Promise.all(sending);
}

/** A report that cannot be sent is lost; the line is in the log. */
function send(report: object, brand: string): Promise<unknown> {
  return fetch(`${config.API_URL}/errors`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-photomap-client": "web",
      [BUSINESS_ID_HEADER]: brand,
    },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }).catch(() => undefined);
}
