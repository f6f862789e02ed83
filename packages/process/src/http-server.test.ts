import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { createHttpServer } from "./http-server.ts";

const REQUEST_ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const lines: { readonly businessId?: string; readonly msg: string }[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines.length = 0;
});

function createServer(trustedProxies: readonly string[]) {
  const server = createHttpServer({ log, bodyLimitBytes: 1, trustedProxies });
  server.get("/", () => "ok");
  return server;
}

async function readRequestId(trustedProxies: readonly string[], sent: string): Promise<unknown> {
  const server = createServer(trustedProxies);
  const { headers } = await server.inject({ url: "/", headers: { "x-request-id": sent } });
  return headers["x-request-id"];
}

it("uses the request id of the web server, but no other text and none of a client", async () => {
  expect(await readRequestId(["127.0.0.1"], REQUEST_ID)).toBe(REQUEST_ID);
  expect(await readRequestId(["127.0.0.1"], "<script>")).not.toBe("<script>");
  expect(await readRequestId([], REQUEST_ID)).not.toBe(REQUEST_ID);
});

it("logs each answer once, with the brand if it is a known one", async () => {
  const server = createServer([]);
  await server.inject({ url: "/", headers: { "x-business-id": "tbl" } });
  await server.inject({ url: "/", headers: { "x-business-id": "other" } });
  expect(lines.map(({ businessId, msg }) => [businessId, msg])).toEqual([
    ["tbl", "answered"],
    [undefined, "answered"],
  ]);
});
