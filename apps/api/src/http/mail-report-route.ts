import type { Backend } from "@photomap/server";
import type { FastifyInstance } from "fastify";

/** Where the mail service reports what came back. Its notices are JSON that calls itself plain text. */
export function addMailReportRoute(app: FastifyInstance, { mailReports }: Backend): void {
  app.post<{ Body: unknown }>("/hooks/mail-reports", async ({ body, log }, reply) => {
    const isBelieved = typeof body === "string" && (await mailReports.accept(body));
    if (!isBelieved) log.warn("a mail report was not signed by the mail service");
    return reply.code(isBelieved ? 204 : 403).send();
  });
}
