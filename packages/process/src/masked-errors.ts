import type { FastifyError, FastifyInstance } from "fastify";

/** The text sent for an unexpected error, whose own text may contain other users' data. */
export const MASKED_ERROR = "Something went wrong. Please try again.";

export function maskUnexpectedErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // A stream that is forwarded fails when the browser closes the page.
    if (reply.raw.destroyed) {
      request.log.info("the client closed the connection");
      return reply.hijack();
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, "unexpected error");
    const extensions = { requestId: request.id };
    return reply.code(statusCode).send({ errors: [{ message: MASKED_ERROR, extensions }] });
  });
}
