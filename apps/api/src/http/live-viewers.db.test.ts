import { randomUUID } from "node:crypto";
import { makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiProcess } from "../../test/api-process.ts";
import { LiveClient } from "../../test/live-client.ts";

const VIEWERS = chooseSoakSize(20, 200);
const REDIS_PREFIX = `test-${randomUUID()}:`;

let test: TestBackend;
let api: ApiProcess;

beforeAll(async () => {
  test = await openTestBackend({ REDIS_PREFIX });
  api = new ApiProcess({ DATABASE_URL: test.databaseUrl, REDIS_PREFIX });
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

async function createPublicProject() {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount("live@photomap.example");
  const owner = { kind: "account", accountId: id, email: "", identity: id } as const;
  const created = await test.backend.projects.create(owner, "pm", { designId: "50-states-36x24" });
  if (created.kind !== "created") throw new Error(created.kind);
  let { project } = created;
  const save = async () => {
    const result = await test.backend.projects.save(owner, {
      projectId: project.id,
      expectedUpdatedAt: project.updatedAt,
      name: project.name,
      outputType: project.outputType,
      outputScale: project.outputScale,
      accessPolicy: "PUBLIC",
      inputs: { CO: makeInput([], { background: "#123456" }) },
    });
    if (result.kind !== "saved") throw new Error(result.kind);
    ({ project } = result);
    return project.backupVersion;
  };
  await save();
  return { projectId: project.id, save };
}

/** Counts the clients that received this version. */
async function countUpdated(clients: readonly LiveClient[], version: number): Promise<number> {
  const received = await Promise.all(
    clients.map((client) =>
      client.waitFor("project", ({ backupVersion }) => backupVersion === version),
    ),
  );
  return received.length;
}

it(`${VIEWERS} viewers get each save of another process, also those made while the API was killed`, async () => {
  const { projectId, save } = await createPublicProject();
  const connect = async (address: string) =>
    Promise.all(Array.from({ length: VIEWERS }, () => LiveClient.open(address, projectId)));
  const clients = await connect(await api.start());
  expect(await countUpdated(clients, await save())).toBe(VIEWERS);
  expect(await countUpdated(clients, await save())).toBe(VIEWERS);
  await api.kill();
  await Promise.all(clients.map((client) => client.waitForEnd()));
  const missed = await save();
  const returned = await connect(await api.start());
  expect(await countUpdated(returned, missed)).toBe(VIEWERS);
  for (const client of returned) client.close();
}, 120_000);
