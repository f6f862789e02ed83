import { type Backend, PaymentUnavailableError } from "@photomap/server";
import type { FastifyInstance } from "fastify";

/** The largest body; an event with a session of 100 lines has about 50 kB. */
const BODY_LIMIT_BYTES = 512_000;

/**
 * Accepts events of the payment provider. Its signature replaces the guard against cross-site
 * requests and covers the bytes as received, so the body is not parsed before the check.
 */
export async function addPaymentWebhookRoute(
  app: FastifyInstance,
  { paymentEvents }: Pick<Backend, "paymentEvents">,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: unknown }>("/webhooks/stripe", async ({ body, headers, log }, reply) => {
      const signature = headers["stripe-signature"];
      if (!Buffer.isBuffer(body) || typeof signature !== "string") {
        return reply.code(400).send({ errors: [{ message: "Send a signed event" }] });
      }
      try {
        const result = await paymentEvents.handle(body, signature);
        // An alarm: staff answer before the bank decides.
        if (result.kind === "disputed") {
          log.error({ orders: result.orderNumbers, alarm: true }, "payment disputed");
        }
        if (result.kind !== "rejected") return reply.code(200).send({ result: result.kind });
        log.warn({ reason: result.reason }, "payment event rejected");
        return reply.code(400).send({ errors: [{ message: "The signature is not valid" }] });
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        // Delivered again later.
        log.warn({ err: error }, "payment event postponed");
        return reply.code(503).send({ errors: [{ message: "Try again later" }] });
      }
    });
  });
}
