import { Redis } from "ioredis";
import type { Logger } from "pino";

export interface RedisSettings {
  readonly url: string;
  readonly keyPrefix: string;
  readonly commandTimeoutMs: number;
}

const CONNECT_TIMEOUT_MS = 1000;
/** The time for which commands fail at once after a failure. */
const PAUSE_MS = 1000;
/** The interval of probes that find a dead connection on which nothing is sent. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A connection whose commands fail within the command timeout when Redis is unreachable, and at
 * once for a second after a failure: a request with several commands waits for the first one only.
 */
export class RedisClient {
  readonly #redis: Redis;
  readonly #log: Logger;
  #pausedUntil = 0;

  private constructor(redis: Redis, log: Logger) {
    this.#redis = redis;
    this.#log = log;
    redis.on("error", (error: Error) => log.warn({ err: error }, "redis error"));
  }

  /** Opens a client; resolves without a connection too, which is retried until `close`. */
  static async open(settings: RedisSettings, log: Logger): Promise<RedisClient> {
    const { url, keyPrefix, commandTimeoutMs } = settings;
    const redis = new Redis(url, {
      keyPrefix,
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      keepAlive: KEEP_ALIVE_MS,
      commandTimeout: commandTimeoutMs,
      // Reconnects when a connection goes silent without being closed.
      socketTimeout: 4 * commandTimeoutMs,
      enableOfflineQueue: false,
      // A repeated command would count an attempt twice.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    const client = new RedisClient(redis, log);
    await redis.connect().catch(() => undefined);
    return client;
  }

  async run<Result>(command: (redis: Redis) => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#pausedUntil) throw new Error("Redis failed a moment ago");
    try {
      return await command(this.#redis);
    } catch (error) {
      // Concurrent commands fail together and are logged once.
      if (performance.now() >= this.#pausedUntil) this.#log.error({ err: error }, "redis failed");
      this.#pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  }

  /** Opens another connection: Redis allows no other commands on one that subscribes. */
  openSubscriber(): Redis {
    const subscriber = this.#redis.duplicate({
      keyPrefix: "",
      lazyConnect: false,
      autoResubscribe: false,
    });
    subscriber.on("error", (error: Error) => this.#log.warn({ err: error }, "redis error"));
    return subscriber;
  }

  close(): void {
    this.#redis.disconnect();
  }
}
