import type { RedisClient } from "../../platform/adapters/redis/redis.ts";
import type { PresenceEntry } from "./live.types.ts";

/**
 * The lease of an entry, longer than several heartbeats: a killed server's entries stay for this
 * long.
 */
const LEASE_MS = 45_000;

/** Renews leases and removes expired ones by the clock of Redis, since servers' clocks differ. */
const RENEW = `
  local time = redis.call("TIME")
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
  for i = 2, #ARGV do redis.call("ZADD", KEYS[1], now + ARGV[1], ARGV[i]) end
  redis.call("PEXPIRE", KEYS[1], ARGV[1], "NX")
  redis.call("PEXPIRE", KEYS[1], ARGV[1], "GT")`;

const LIST = `
  local time = redis.call("TIME")
  return redis.call("ZRANGEBYSCORE", KEYS[1], time[1] * 1000 + math.floor(time[2] / 1000), "+inf")`;

interface Entry {
  /** The id of the connection; one person may have several. */
  readonly connectionId: string;
  readonly person: PresenceEntry;
}

/** Lists who has a project open, in all processes; empty while Redis is unreachable. */
export class PresenceList {
  readonly #redis: RedisClient;
  readonly #leaseMs: number;

  constructor(redis: RedisClient, { leaseMs = LEASE_MS } = {}) {
    this.#redis = redis;
    this.#leaseMs = leaseMs;
  }

  async renew(projectId: string, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const members = entries.map((entry) => JSON.stringify(entry));
    await this.#redis
      .run((redis) => redis.eval(RENEW, 1, getKey(projectId), this.#leaseMs, ...members))
      .catch(ignoreOutage);
  }

  async remove(projectId: string, entry: Entry): Promise<void> {
    await this.#redis
      .run((redis) => redis.zrem(getKey(projectId), JSON.stringify(entry)))
      .catch(ignoreOutage);
  }

  async list(projectId: string): Promise<readonly PresenceEntry[]> {
    const members = await this.#redis
      .run((redis) => redis.eval(LIST, 1, getKey(projectId)))
      .catch(ignoreOutage);
    if (!Array.isArray(members)) return [];
    const entries = members.map((member): Entry => JSON.parse(String(member)));
    return [...new Map(entries.map(({ person }) => [person.id, person])).values()];
  }
}

function getKey(projectId: string): string {
  return `presence:${projectId}`;
}

function ignoreOutage(): void {}
