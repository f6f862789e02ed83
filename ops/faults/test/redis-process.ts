import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Redis } from "ioredis";
import { requirePackages } from "../../local-services/packages.ts";
import { REDIS_PACKAGES } from "../../local-services/redis.ts";
import { HOST } from "../../local-services/settings.ts";

/** A separate Redis server that can be killed and started again at the same address. */
export class RedisProcess {
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async create(): Promise<RedisProcess> {
    return new RedisProcess(await findFreePort());
  }

  get url(): string {
    return `redis://${HOST}:${this.#port}`;
  }

  async start(): Promise<void> {
    const tools = await requirePackages(REDIS_PACKAGES);
    const parameters = ["--bind", HOST, "--port", String(this.#port), "--save", ""];
    const started = spawn(tools.program("redis-server"), parameters, {
      env: tools.environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = started;
    for await (const chunk of started.stdout) {
      if (String(chunk).includes("Ready to accept connections")) break;
    }
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  }

  async flush(): Promise<void> {
    const client = new Redis(this.url);
    await client.flushall();
    client.disconnect();
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
