import { createServer, type Socket } from "node:net";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PASSWORD = "seven gray cranes";
const caller = { ip: "198.51.100.1", brand: "pm", token: undefined } as const;
/** The time for several commands of one request: a generous multiple of the command timeout. */
const LIMIT_MS = 5000;

/** Starts a server that accepts connections and never answers. */
async function startSilentServer(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `redis://:secret@127.0.0.1:${port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

let silent: Awaited<ReturnType<typeof startSilentServer>>;
beforeAll(async () => {
  silent = await startSilentServer();
});
afterAll(() => silent.stop());

describe.each([
  ["refuses connections", () => "redis://127.0.0.1:1"],
  ["accepts connections and never answers", () => silent.url],
])("while Redis %s", (_name, getUrl) => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await openTestBackend({ REDIS_URL: getUrl(), REDIS_COMMAND_TIMEOUT_MS: "250" });
  });
  afterAll(() => test.close());

  it("log-ins go on without delay, and codes are refused", async () => {
    const email = "owner@mail.example";
    const { accounts, sessions } = test.backend;
    await sessions.ensureDevelopmentAccount(email, PASSWORD);
    const started = performance.now();
    const signedIn = await accounts.signIn(caller, { email, password: PASSWORD });
    const code = await accounts.sendCode(caller, { email, purpose: "RESET_PASSWORD" });
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    expect(signedIn.kind).toBe("signed-in");
    expect(code.kind).toBe("too-many-attempts");
  });

  it("notifications are dropped without delay", async () => {
    const { pubSub } = test.backend;
    const started = performance.now();
    const unsubscribe = pubSub.subscribe("topic", () => undefined);
    await pubSub.publish("topic");
    unsubscribe();
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
  });
});
