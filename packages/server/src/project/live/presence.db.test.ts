import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { PresenceList } from "./presence.ts";

const log = pino({ level: "silent" });
const keyPrefix = `test-${randomUUID()}:`;
const url = readServiceEnvironment()["REDIS_URL"] ?? "";
let redis: RedisClient;

beforeAll(async () => {
  redis = await RedisClient.open({ url, keyPrefix, commandTimeoutMs: 10_000 }, log);
});
afterAll(() => redis.close());

const enter = (id: string, name: string) => ({
  connectionId: randomUUID(),
  person: { id, name, role: "COLLABORATOR" as const },
});

it("lists each person once, until the last connection has left", async () => {
  const presence = new PresenceList(redis);
  const [first, second] = [enter("1", "Sister"), enter("1", "Sister")];
  await presence.renew("abc123", [first, second, enter("2", "Cousin")]);
  const readNames = async () => (await presence.list("abc123")).map(({ name }) => name).toSorted();
  expect(await readNames()).toEqual(["Cousin", "Sister"]);
  expect(await presence.list("xyz789")).toEqual([]);
  await presence.remove("abc123", first);
  expect(await readNames()).toEqual(["Cousin", "Sister"]);
  await presence.remove("abc123", second);
  expect(await readNames()).toEqual(["Cousin"]);
});

it("forgets the people of a server that was killed when their leases end", async () => {
  const killed = new PresenceList(redis, { leaseMs: 200 });
  const running = new PresenceList(redis);
  await running.renew("killed", [enter("1", "Sister")]);
  await killed.renew("killed", [enter("2", "Cousin")]);
  const readNames = async () => (await running.list("killed")).map(({ name }) => name);
  await vi.waitUntil(async () => !(await readNames()).includes("Cousin"), { timeout: 30_000 });
  await running.renew("killed", [enter("1", "Sister")]);
  expect(await readNames()).toEqual(["Sister"]);
});

it("is empty while Redis cannot be reached", async () => {
  const settings = { url: "redis://127.0.0.1:1", keyPrefix, commandTimeoutMs: 250 };
  const unreachable = await RedisClient.open(settings, log);
  const presence = new PresenceList(unreachable);
  await presence.renew("abc123", [enter("1", "Sister")]);
  expect(await presence.list("abc123")).toEqual([]);
  unreachable.close();
});
