import { type FastifyBaseLogger, fastify, LogController } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MASKED_ERROR, maskUnexpectedErrors } from "./masked-errors.ts";

const messages: unknown[] = [];
const loggerInstance: FastifyBaseLogger = pino(
  { level: "info" },
  { write: (line: string) => messages.push(JSON.parse(line).msg) },
);
const logController = new LogController({ disableRequestLogging: true });
const app = fastify({ loggerInstance, logController });
maskUnexpectedErrors(app);
app.get("/fails", () => {
  throw new Error("secret");
});
app.get("/down", () => {
  throw Object.assign(new Error("secret"), { code: "ECONNREFUSED" });
});
app.get("/leaves", (_request, reply) => {
  reply.raw.destroy();
  throw new Error("Request aborted");
});

let address: string;
beforeAll(async () => {
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(() => {
  messages.length = 0;
});
afterAll(() => app.close());

describe("unexpected errors of requests", () => {
  it("are logged and masked", async () => {
    const response = await fetch(`${address}/fails`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errors: [{ message: MASKED_ERROR }] });
    expect(messages).toEqual(["unexpected error"]);
  });

  it("answer 503 and when to come back while a service is down", async () => {
    const response = await fetch(`${address}/down`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ errors: [{ message: MASKED_ERROR }] });
  });

  it("are not errors of the server after the client closed the connection", async () => {
    await expect(fetch(`${address}/leaves`)).rejects.toThrow("fetch failed");
    expect(messages).toEqual(["the client closed the connection"]);
  });
});
