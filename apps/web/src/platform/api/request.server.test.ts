import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NetworkError } from "./execute.ts";
import { GetAccountDocument } from "./generated/graphql.ts";
import type * as RequestModule from "./request.server.ts";

let silentApi: Server;
let requests: typeof RequestModule;
let limitsMs: number[] = [];

beforeAll(async () => {
  silentApi = createServer(() => undefined);
  await new Promise<void>((listening) => silentApi.listen(0, "127.0.0.1", listening));
  const { port } = silentApi.address() as AddressInfo;
  vi.stubEnv("API_URL", `http://127.0.0.1:${port}`);
  requests = await import("./request.server.ts");
});
afterAll(() => {
  silentApi.closeAllConnections();
  silentApi.close();
});

// The clock of a signal can't be faked: each limit is recorded, and a short one replaces it.
beforeEach(() => {
  limitsMs = [];
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limitMs) => {
    limitsMs.push(limitMs);
    return startTimeout(50);
  });
  return () => vi.restoreAllMocks();
});

const page = new Request("https://photomap.example/account", {
  headers: { cookie: "__Host-photomap-session=abc" },
});

it("answers 503 to a page when the API accepts a connection and doesn't answer in time", async () => {
  await expect(requests.loadAccount(page)).rejects.toMatchObject({ init: { status: 503 } });
  expect(limitsMs).toContain(12_000);
});

it("reports an API that doesn't answer like one that can't be reached", async () => {
  const { execute } = await import("./execute.ts");
  const answer = execute(GetAccountDocument, {}, requests.getServerApiTarget(page));
  await expect(answer).rejects.toMatchObject({
    name: new NetworkError({}).name,
    message: "Network error.",
    isTemporary: true,
  });
});
