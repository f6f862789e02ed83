import type { FastifyError, FastifyInstance } from "fastify";
import { isServiceDown, RETRY_AFTER_SECONDS } from "./service-down.ts";

/** The text sent for an unexpected error, whose own text may contain other users' data. */
export const MASKED_ERROR = "Something went wrong. Please try again.";

/** Logs and masks errors of requests: 503 when a service is down, else 500. */
export function maskUnexpectedErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // A stream that is forwarded fails when the browser closes the page.
    if (reply.raw.destroyed) {
      request.log.info("the client closed the connection");
      return reply.hijack();
    }
    const isDown = isServiceDown(error);
    const statusCode = isDown ? 503 : (error.statusCode ?? 500);
    if (statusCode < 500) return reply.send(error);
    if (isDown) reply.header("retry-after", RETRY_AFTER_SECONDS);
    request.log.error({ err: error }, "unexpected error");
    const extensions = { requestId: request.id };
    return reply.code(statusCode).send({ errors: [{ message: MASKED_ERROR, extensions }] });
  });
}
