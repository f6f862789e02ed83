import { randomUUID } from "node:crypto";
import { makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { API_SETTINGS, OURS } from "../../test/api-settings.ts";
import { LiveClient } from "../../test/live-client.ts";
import { createApi } from "../app.ts";

const OWNER = "owner@photomap.example";
const FRIEND = "friend@photomap.example";

let test: TestBackend;
let api: FastifyInstance;
let address: string;
let projectId: string;
const clients: LiveClient[] = [];

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  address = await api.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await api.close();
  await test.close();
});
beforeEach(async () => {
  const viewer = await findAccount(OWNER);
  const made = await test.backend.projects.create(viewer, "pm", { designId: "50-states-36x24" });
  if (made.kind !== "created") throw new Error(made.kind);
  projectId = made.project.id;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function findAccount(email: string) {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id } as const;
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${address}/dev/sign-in`, {
    method: "POST",
    headers: OURS,
    body: JSON.stringify({ email }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function open(cookie = ""): Promise<LiveClient> {
  const client = await LiveClient.open(address, projectId, cookie);
  clients.push(client);
  return client;
}

const openAs = async (email: string) => open(await signIn(email));

type SaveRequest = Parameters<TestBackend["backend"]["projects"]["save"]>[1];

async function save(changes: Partial<SaveRequest> = {}): Promise<void> {
  const viewer = await findAccount(OWNER);
  const found = await test.backend.projects.findVisible(viewer, projectId);
  if (found === undefined) throw new Error("The project is missing");
  const { name, outputType, outputScale, accessPolicy, updatedAt } = found.project;
  const result = await test.backend.projects.save(viewer, {
    projectId,
    expectedUpdatedAt: updatedAt,
    name,
    outputType,
    outputScale,
    accessPolicy,
    inputs: { CO: makeInput([], { background: "#123456" }) },
    ...changes,
  });
  expect(result.kind).toBe("saved");
}

/** Sets the policy without a notification, as after a lost message. */
const setPolicy = (policy: string) =>
  test.query("update project set access_policy = $2 where id = $1", [projectId, policy]);

async function invite(email: string): Promise<void> {
  const owner = await findAccount(OWNER);
  await findAccount(email);
  await test.query(
    `insert into project_grant (id, project_id, owner_id, grantee_email, role)
     values ($1, $2, $3, $4, 'COLLABORATOR')`,
    [randomUUID(), projectId, owner.accountId, email],
  );
}

async function suggest(email: string, name: string, status = "SUBMITTED"): Promise<void> {
  const [owner, { accountId }] = [await findAccount(OWNER), await findAccount(email)];
  await test.query(
    `insert into suggestion
       (project_id, owner_id, opening_id, suggester_id, request_id, status, submitted_at, name, input)
     values ($1, $2, 'CO', $3, $4, $5, case when $5 <> 'DRAFT' then clock_timestamp() end, $6, '{}')`,
    [projectId, owner.accountId, accountId, randomUUID(), status, name],
  );
  await test.backend.live.publishProjectEvent(projectId, "suggestions");
}

const isVersion =
  (version: number) =>
  ({ backupVersion }: Record<string, unknown>) =>
    backupVersion === version;

const readNames = ({ viewers }: Record<string, unknown>) =>
  (viewers as { readonly name: string }[]).map(({ name }) => name);

describe("the events of a project", () => {
  it("start with the current state and follow each save and rename", async () => {
    const owner = await openAs(OWNER);
    expect(await owner.waitFor("project")).toMatchObject({ backupVersion: 1 });
    await save();
    await owner.waitFor("project", isVersion(2));
    await test.backend.projects.rename(await findAccount(OWNER), projectId, "Another name");
    await owner.waitFor("project", isVersion(3));
  });

  it("reach 20 connections, of viewers without an account too", async () => {
    await setPolicy("PUBLIC");
    const viewers = await Promise.all(Array.from({ length: 20 }, () => open()));
    await save();
    const received = viewers.map((viewer) => viewer.waitFor("project", isVersion(2)));
    expect(await Promise.all(received)).toHaveLength(20);
  });

  it("find a change whose notification was lost", async () => {
    const owner = await openAs(OWNER);
    await owner.waitFor("project");
    await test.query("update project set backup_version = 7 where id = $1", [projectId]);
    expect(await owner.waitFor("project", isVersion(7))).toBeDefined();
  });

  it("report waiting suggestions to the owner alone, without drafts and hidden ones", async () => {
    await setPolicy("PUBLIC_COLLABORATORS");
    const [owner, friend, stranger] = [await openAs(OWNER), await openAs(FRIEND), await open()];
    expect(await owner.waitFor("suggestions")).toEqual({ waiting: 0, latest: null });
    await suggest(FRIEND, "Sister", "DRAFT");
    await suggest(FRIEND, "Sister", "HIDDEN");
    await suggest(FRIEND, "Sister");
    const { latest } = await owner.waitFor("suggestions", ({ waiting }) => waiting === 1);
    expect(latest).toMatchObject({ openingId: "CO", name: "Sister" });
    await save();
    for (const other of [friend, stranger]) {
      await other.waitFor("project", isVersion(2));
      expect(other.list("suggestions")).toEqual([]);
    }
  });
});

describe("access to the events", () => {
  it("is refused like a missing project", async () => {
    const missing = await LiveClient.open(address, "zzzzzz", await signIn(FRIEND));
    expect(missing.status).toBe(404);
    expect((await openAs(FRIEND)).status).toBe(404);
    expect((await open()).status).toBe(404);
  });

  it("ends at once when a person is removed, while others stay connected", async () => {
    await Promise.all([invite(FRIEND), invite("second@photomap.example")]);
    const friend = await openAs(FRIEND);
    const second = await openAs("second@photomap.example");
    await Promise.all([friend.waitFor("project"), second.waitFor("project")]);
    await test.query("delete from project_grant where project_id = $1 and grantee_email = $2", [
      projectId,
      FRIEND,
    ]);
    await test.backend.live.publishProjectEvent(projectId, "access");
    await save();
    await friend.waitForEnd();
    expect(friend.events.at(-1)).toEqual({ event: "access", data: {} });
    expect(friend.list("project")).toHaveLength(1);
    expect((await openAs(FRIEND)).status).toBe(404);
    await second.waitFor("project", isVersion(2));
    expect(second.list("access")).toEqual([]);
  });

  it("ends for strangers when the owner makes the project private", async () => {
    await setPolicy("PUBLIC");
    const [owner, stranger] = [await openAs(OWNER), await open()];
    await Promise.all([owner.waitFor("project"), stranger.waitFor("project")]);
    await save({ accessPolicy: "PRIVATE" });
    await stranger.waitForEnd();
    await owner.waitFor("access");
    expect(owner.isEnded).toBe(false);
  });

  it("ends when the project is moved to the trash", async () => {
    const owner = await openAs(OWNER);
    await owner.waitFor("project");
    await test.backend.trash.add(await findAccount(OWNER), projectId);
    expect(await owner.waitForEnd()).toBe(true);
  });

  it("ends without a notification too: after an expiry or a log-out", async () => {
    await setPolicy("PUBLIC");
    const stranger = await open();
    const cookie = await signIn(OWNER);
    const owner = await open(cookie);
    await Promise.all([owner.waitFor("project"), stranger.waitFor("project")]);
    await setPolicy("PRIVATE");
    await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { ...OURS, cookie },
      body: JSON.stringify({ query: "mutation { signOut }" }),
    });
    expect(await Promise.all([stranger.waitForEnd(), owner.waitForEnd()])).toEqual([true, true]);
  });

  it("reports a policy that has changed", async () => {
    await setPolicy("PUBLIC");
    const friend = await openAs(FRIEND);
    await friend.waitFor("project");
    await setPolicy("PUBLIC_COLLABORATORS");
    await test.backend.live.publishProjectEvent(projectId, "access");
    expect(await friend.waitFor("access")).toEqual({});
    expect(await friend.waitFor("presence")).toMatchObject({ count: 0 });
  });

  it("stays while others of the network guess ids, who are refused", async () => {
    await setPolicy("PUBLIC");
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const openFrom = (id: string) => LiveClient.open(address, id, "", headers);
    const viewer = await openFrom(projectId);
    clients.push(viewer);
    await viewer.waitFor("project");
    for (let i = 0; i < 20; i += 1) await openFrom(`miss${10 + i}`);
    expect((await openFrom(projectId)).status).toBe(404);
    await test.backend.live.publishProjectEvent(projectId, "access");
    await save({ accessPolicy: "PUBLIC" });
    await viewer.waitFor("project", isVersion(2));
    expect(viewer.isEnded).toBe(false);
    await setPolicy("PRIVATE");
    await test.backend.live.publishProjectEvent(projectId, "access");
    await viewer.waitForEnd();
  });

  it("is limited to 20 open pages of one viewer", async () => {
    const cookie = await signIn(OWNER);
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(cookie)));
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await open(cookie)).status).toBe(429);
    pages[0]?.close();
    await vi.waitUntil(async () => (await open(cookie)).status === 200, { timeout: 30_000 });
  });
});

describe("the people who have a project open", () => {
  it("are shown to the owner and to collaborators, never with an address, to viewers not at all", async () => {
    await invite(FRIEND);
    await suggest(FRIEND, "Sister");
    await setPolicy("PUBLIC");
    const [owner, friend, stranger] = [await openAs(OWNER), await openAs(FRIEND), await open()];
    const again = await openAs(OWNER);
    const isComplete = ({ count }: Record<string, unknown>) => count === 2;
    expect(readNames(await owner.waitFor("presence", isComplete))).toEqual(["Sister", "A guest"]);
    expect(readNames(await friend.waitFor("presence", isComplete))).toEqual(["Owner", "A guest"]);
    friend.close();
    expect(readNames(await owner.waitFor("presence", ({ count }) => count === 1))).toEqual([
      "A guest",
    ]);
    expect(stranger.list("presence")).toEqual([]);
    const sent = JSON.stringify([owner, friend, stranger, again].map(({ events }) => events));
    expect(sent).not.toContain("@");
    const { accountId } = await findAccount(FRIEND);
    expect(sent).not.toContain(accountId);
  });
});
