import type { FastifyInstance } from "fastify";

/** Mails bring their own styles and nothing else; they may not run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** Shows what was mailed. Registered in development stages only. */
export function addDevelopmentInbox(app: FastifyInstance, inboxUrl: string): void {
  for (const path of ["/dev/inbox", "/dev/inbox/*"]) {
    app.get(path, async (request, reply) => {
      const answer = await fetch(new URL(request.url.slice("/dev/inbox".length) || "/", inboxUrl));
      return reply
        .code(answer.status)
        .header("content-security-policy", POLICY)
        .header("cache-control", "no-store")
        .type(answer.headers.get("content-type") ?? "text/plain")
        .send(await answer.text());
    });
  }
}
