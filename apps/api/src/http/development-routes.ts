import type { Backend } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { refuseCrossSiteRequests } from "./request-guard.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "./session-cookie.ts";

const bodySchema = {
  type: "object",
  required: ["email"],
  additionalProperties: false,
  properties: { email: { type: "string", maxLength: 254, pattern: "^[^@\\s]+@[^@\\s]+$" } },
};

/** Adds a sign-in by email address alone. Registered only with DEVELOPMENT. */
export function addDevelopmentSignIn(app: FastifyInstance, { sessions }: Backend): void {
  app.post<{ Body: { email: string } }>(
    "/dev/sign-in",
    { schema: { body: bodySchema }, onRequest: refuseCrossSiteRequests },
    async (request, reply) => {
      const account = await sessions.ensureDevelopmentAccount(request.body.email);
      const session = await sessions.start(account.id, readSessionCookie(request));
      setSessionCookie(reply, session.token, session.expiresAt);
      return { email: account.email };
    },
  );
  app.post("/dev/sign-out", { onRequest: refuseCrossSiteRequests }, async (request, reply) => {
    const token = readSessionCookie(request);
    if (token !== undefined) await sessions.end(token);
    clearSessionCookie(reply);
    return {};
  });
}

/**
 * The policy for an email's page: inline styles and embedded images are allowed, scripts are not.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** Shows the pages of a double. Registered only with DEVELOPMENT. */
export function addDoubleProxyRoutes(
  app: FastifyInstance,
  mount: "/dev/inbox" | "/dev/errors",
  doubleUrl: string | undefined,
): void {
  if (doubleUrl === undefined) return;
  for (const path of [mount, `${mount}/*`]) {
    app.get(path, async (request, reply) => {
      const answer = await fetch(new URL(request.url.slice(mount.length) || "/", doubleUrl));
      return reply
        .code(answer.status)
        .header("content-security-policy", POLICY)
        .header("cache-control", "no-store")
        .type(answer.headers.get("content-type") ?? "text/plain")
        .send(await answer.text());
    });
  }
}
