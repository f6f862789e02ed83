import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The largest form: a message of 10,000 four-byte characters, percent-encoded, and some fields. */
export const FORM_LIMIT_BYTES = 200_000;

/** The API's own limit. */
export const API_LIMIT_BYTES = 1_000_000;

/** Answers 413 to a form that announces more than FORM_LIMIT_BYTES, or no length at all. */
export async function refuseLargeForms(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const isUnknown = request.headers["transfer-encoding"] !== undefined;
  if (!isUnknown && getLength(request) <= FORM_LIMIT_BYTES) return undefined;
  return refuse(reply).type("text/plain").send("This form is too large.");
}

/**
 * Answers 413 to a request that announces more than the API accepts. The API refuses it too, but
 * closes the connection while this server still writes to it, which looks like a lost connection.
 */
export async function refuseLargeApiRequests(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (getLength(request) <= API_LIMIT_BYTES) return undefined;
  return refuse(reply).send({ errors: [{ message: "This request is too large." }] });
}

function getLength({ headers }: FastifyRequest): number {
  return Number(headers["content-length"] ?? 0);
}

/** Closing the connection saves reading the body to its end. */
function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(413).header("connection", "close");
}

/**
 * Reads the rest of a request's body once its response is sent. React Router stops reading when an
 * action doesn't ask for the body, and the next request on the connection would wait behind it.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    // Its listener would pause the request again.
    request.removeAllListeners("data");
    request.resume();
  });
}
