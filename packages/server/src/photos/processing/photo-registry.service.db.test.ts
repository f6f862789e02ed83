import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { ProjectRow } from "../../project/projects/project.types.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "registry@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(() => test.close());

async function createProject(inputs?: unknown): Promise<ProjectRow> {
  const request = { designId: "50-states-36x24", inputs };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  return created.project;
}

function save(project: ProjectRow, inputs: unknown, expectedUpdatedAt = project.updatedAt) {
  return test.backend.projects.save(owner, {
    projectId: project.id,
    expectedUpdatedAt,
    name: project.name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy: project.accessPolicy,
    inputs,
  });
}

async function countRegistrations(key: string) {
  const rows = await test.query("select status, owner_id from photo where key = $1", [key]);
  const jobs = await test.query(
    "select 1 from pgboss.job where name = 'ingest-photo' and data ->> 'key' = $1",
    [key],
  );
  return { rows, jobs: jobs.length };
}

const WAITING = () => ({ rows: [{ status: "WAITING", ownerId: owner.identity }], jobs: 1 });

describe("a photo a project refers to", () => {
  it("is registered by the first save, once", async () => {
    const photo = makeImage(owner.identity);
    const project = await createProject();
    const saved = await save(project, { CO: makeInput([photo]) });
    expect(await countRegistrations(photo.id)).toEqual(WAITING());
    if (saved.kind !== "saved") throw new Error(saved.kind);
    await save(saved.project, { CO: makeInput([{ ...photo, x: 901 }]), UT: makeInput([photo]) });
    await createProject({ CO: { images: [photo] } });
    expect(await countRegistrations(photo.id)).toEqual(WAITING());
  });

  it("is registered by a new project as well", async () => {
    const photo = makeImage(owner.identity);
    await createProject({ CO: { images: [photo] } });
    expect(await countRegistrations(photo.id)).toEqual(WAITING());
  });

  it("is registered once by twenty concurrent projects", async () => {
    const photos = [makeImage(owner.identity), makeImage(owner.identity)];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        createProject({ CO: { images: i % 2 === 0 ? photos : photos.toReversed() } }),
      ),
    );
    for (const { id } of photos) expect(await countRegistrations(id)).toEqual(WAITING());
  });

  it("is not registered by a refused save", async () => {
    const project = await createProject();
    const stale = makeImage(owner.identity);
    const before = new Date(project.updatedAt.getTime() - 1);
    expect((await save(project, { CO: makeInput([stale]) }, before)).kind).toBe("stale");
    const foreign = makeImage("somebody-else");
    expect((await save(project, { CO: makeInput([foreign]) })).kind).toBe("invalid");
    const traversal = makeImage(owner.identity, {
      id: `${owner.identity}/uploads/photos/../1.jpg`,
    });
    expect((await save(project, { CO: makeInput([traversal]) })).kind).toBe("invalid");
    for (const { id } of [stale, foreign, traversal]) {
      expect(await countRegistrations(id)).toEqual({ rows: [], jobs: 0 });
    }
  });

  it("is registered by a guest's import, as the guest's", async () => {
    const { sessions, guestImports, storage } = test.backend;
    const guest = await sessions.startGuest();
    await sessions.start(owner.accountId, guest.token);
    const photo = makeImage(guest.viewer.identity);
    await storage.writeOriginal(photo.id, Buffer.from("a photo"), "image/jpeg");
    const imported = await guestImports.import(owner, "pm", {
      projects: [
        {
          designId: "50-states-36x24",
          requestId: crypto.randomUUID(),
          inputs: { CO: { images: [photo] } },
        },
      ],
    });
    expect(imported.kind).toBe("imported");
    expect(await countRegistrations(photo.id)).toEqual({
      rows: [{ status: "WAITING", ownerId: guest.viewer.identity }],
      jobs: 1,
    });
    expect(await test.backend.photos.findOwn(owner, [photo.id])).toHaveLength(1);
    expect(await test.backend.photos.findOwn(guest.viewer, [photo.id])).toHaveLength(1);
  });
});
