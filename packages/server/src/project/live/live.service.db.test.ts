import { randomUUID } from "node:crypto";
import type { ViewerPolicy } from "@photomap/project";
import { createTestDatabase, readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { createLiveFactsReader } from "../suggestions/live-facts.repository.ts";
import { LiveService } from "./live.service.ts";
import { PresenceList } from "./presence.ts";

const log = pino({ level: "silent" });
const keyPrefix = `test-${randomUUID()}:`;
const url = readServiceEnvironment()["REDIS_URL"] ?? "";
let redis: RedisClient;
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let pubSub: PubSub;
let presence: PresenceList;
let live: LiveService;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, 1);
  redis = await RedisClient.open({ url, keyPrefix, commandTimeoutMs: 10_000 }, log);
  pubSub = new PubSub(redis, keyPrefix);
  presence = new PresenceList(redis);
  live = new LiveService({ facts: createLiveFactsReader(database.db), pubSub, presence });
});
afterAll(async () => {
  pubSub.close();
  redis.close();
  await database.close();
  await testDatabase.drop();
});

const ACCOUNT = randomUUID();
const account: Viewer = {
  kind: "account",
  accountId: ACCOUNT,
  email: "sister@mail.example",
  identity: ACCOUNT,
};
const guest: Viewer = { kind: "guest", identity: randomUUID() };

function join(projectId: string, viewer: Viewer, policy: ViewerPolicy): Promise<() => void> {
  const connection = {
    findPolicy: async () => policy,
    send: () => {},
    sendHeartbeat: () => {},
    refuse: () => {},
  };
  return live.join({ projectId, viewer, policy, heartbeatMs: 60_000 }, connection);
}

it.each([
  ["account", "COLLABORATOR", "A collaborator", account],
  ["account", "VIEWER", "A guest", account],
  ["guest", "COLLABORATOR", "A guest", guest],
] as const)("names a %s with the policy %s: %s", async (_kind, policy, name, viewer) => {
  const projectId = randomUUID();
  const leave = await join(projectId, viewer, policy);
  const listNames = async () => (await presence.list(projectId)).map((person) => person.name);
  await vi.waitUntil(async () => (await listNames()).length === 1, { timeout: 30_000 });
  expect(await listNames()).toEqual([name]);
  leave();
});

it("subscribes once for all viewers of a project, until the last one leaves", async () => {
  const unsubscribe = vi.fn();
  const subscribe = vi.spyOn(pubSub, "subscribe").mockReturnValue(unsubscribe);
  const projectId = randomUUID();
  const leaveFirst = await join(projectId, account, "COLLABORATOR");
  const leaveSecond = await join(projectId, guest, "COLLABORATOR");
  expect(subscribe).toHaveBeenCalledOnce();
  leaveFirst();
  expect(unsubscribe).not.toHaveBeenCalled();
  leaveSecond();
  expect(unsubscribe).toHaveBeenCalledOnce();
  subscribe.mockRestore();
});
