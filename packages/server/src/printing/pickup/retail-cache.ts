import type { Redis } from "ioredis";
import type { RedisClient } from "../../platform/adapters/redis/redis.ts";

interface Entry<Value> {
  readonly storedAt: number;
  readonly value: Value;
}

const MINUTE_MS = 60_000;
/** The prefix of keys, which changes with the shape of the entries. */
const PREFIX = "retail:1";
const MAX_LOCAL_ENTRIES = 1000;

/**
 * Keeps the chain's answers and counts the calls to it, in Redis for all processes. While Redis is
 * unreachable each process uses its own memory.
 */
export class RetailCache {
  readonly #redis: RedisClient;
  readonly #now: () => number;
  readonly #entries = new Map<string, string>();
  #minute = 0;
  #calls = 0;
  #places = new Set<string>();
  #placesBefore = new Set<string>();

  constructor(redis: RedisClient, now: () => number = () => Date.now()) {
    this.#redis = redis;
    this.#now = now;
  }

  /**
   * Reads the newest entry with its age; undefined when it is older than the limit of its `write`.
   */
  async read<Value>(key: string): Promise<(Entry<Value> & { readonly ageMs: number }) | undefined> {
    const written = await this.#redis
      .run((redis) => redis.get(`${PREFIX}:${key}`))
      .catch(() => this.#entries.get(key));
    if (typeof written !== "string") return undefined;
    const entry: Entry<Value> & { maxAgeMs: number } = JSON.parse(written);
    const ageMs = this.#now() - entry.storedAt;
    return ageMs < entry.maxAgeMs ? { ...entry, ageMs } : undefined;
  }

  async write(key: string, value: unknown, maxAgeMs: number): Promise<void> {
    const entry = JSON.stringify({ storedAt: this.#now(), maxAgeMs, value });
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_LOCAL_ENTRIES) this.#entries.delete(oldest ?? "");
    await this.#redis
      .run((redis) => redis.set(`${PREFIX}:${key}`, entry, "PX", maxAgeMs))
      .catch(() => undefined);
  }

  /** Counts a call and returns the number of this minute's calls, this one included. */
  async countCall(): Promise<number> {
    this.#startMinute();
    this.#calls += 1;
    const key = `${PREFIX}:calls:${this.#minute}`;
    const [calls = this.#calls] = await this.#runAll((redis) =>
      redis.multi().incr(key).expire(key, 120).exec(),
    );
    return calls;
  }

  /**
   * Counts a place and returns about how many were searched in this minute and the one before, this
   * one included.
   */
  async countPlaces(place: string): Promise<number> {
    this.#startMinute();
    this.#places.add(place);
    this.#placesBefore.delete(place);
    const key = `${PREFIX}:places:${this.#minute}`;
    const before = `${PREFIX}:places:${this.#minute - 1}`;
    const [, , places = this.#places.size + this.#placesBefore.size] = await this.#runAll((redis) =>
      redis.multi().pfadd(key, place).expire(key, 180).pfcount(key, before).exec(),
    );
    return places;
  }

  /**
   * Returns the numbers that the commands of a transaction return; none while Redis is unreachable.
   */
  async #runAll(
    command: (redis: Redis) => Promise<[error: Error | null, result: unknown][] | null>,
  ): Promise<number[]> {
    const results = await this.#redis.run(command).catch(() => null);
    return (results ?? []).map(([, result]) => Number(result));
  }

  #startMinute(): void {
    const minute = Math.floor(this.#now() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#placesBefore = minute === this.#minute + 1 ? this.#places : new Set();
    this.#places = new Set();
    this.#minute = minute;
    this.#calls = 0;
  }
}
