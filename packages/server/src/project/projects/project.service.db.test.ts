import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { NewProjectRequest } from "./new-project.ts";
import type { ProjectRow } from "./project.types.ts";
import type { SaveRequest } from "./save-request.ts";

let test: TestBackend;
let owner: AccountViewer;
let other: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  owner = await signIn("owner@photomap.example");
  other = await signIn("other@photomap.example");
});
afterAll(() => test.close());

async function signIn(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

async function createProject(
  user: AccountViewer = owner,
  options: Partial<NewProjectRequest> = {},
): Promise<ProjectRow> {
  const request = { designId: "50-states-36x24", ...options };
  const result = await test.backend.projects.create(user, "pm", request);
  if (result.kind !== "created") throw new Error(`No project: ${result.kind}`);
  return result.project;
}

function saveOf(project: ProjectRow, changes: Partial<SaveRequest> = {}): SaveRequest {
  return {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name: project.name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy: project.accessPolicy,
    ...changes,
  };
}

describe("create", () => {
  it("PRJ-15 creates a wall hanging by default, with a six-character id", async () => {
    const project = await createProject();
    expect(project.id).toMatch(/^[0-9A-Za-z]{6}$/);
    expect(project.outputType).toBe("VINYL_WALL_MAP");
  });

  it("refuses a design that does not exist", async () => {
    const created = await test.backend.projects.create(owner, "pm", { designId: "atlantis" });
    expect(created).toEqual({ kind: "missing" });
  });

  it("creates one project for twenty concurrent and a later send of the same request", async () => {
    const user = await signIn("impatient@photomap.example");
    const requestId = crypto.randomUUID();
    const sends = Array.from({ length: 20 }, () => createProject(user, { requestId }));
    const ids = new Set((await Promise.all(sends)).map((project) => project.id));
    expect(ids.size).toBe(1);
    expect(ids).toContain((await createProject(user, { requestId })).id);
    expect(await test.backend.projects.listOwn(user)).toHaveLength(1);
  });

  it("separates the requests of different users", async () => {
    const requestId = crypto.randomUUID();
    const mine = await createProject(owner, { requestId });
    expect((await createProject(other, { requestId })).id).not.toBe(mine.id);
  });

  it("PRJ-13 starts with the requested inputs, type and scale", async () => {
    const project = await createProject(owner, {
      outputType: "MATBOARD_WALL_MAP",
      outputScale: 1,
      inputs: { DC: { enabled: false } },
    });
    expect(project.outputType).toBe("MATBOARD_WALL_MAP");
    const found = await test.backend.projects.findVisible(owner, project.id);
    expect(found?.project.inputs["DC"]).toMatchObject({ enabled: false, images: [] });
  });

  it.each([
    ["a product the design is not made in", { outputType: "VEHICLE_MAP" as const }],
    ["a size the product is not made in", { outputScale: 3 }],
    ["a photo of somebody else", { inputs: { CO: { images: [makeImage("somebody-else")] } } }],
    ["an opening the design has not", { inputs: { ZZ: { enabled: false } } }],
    ["a map without one of its states", { inputs: { CO: { enabled: false } } }],
    ["inputs that are none", { inputs: ["CO"] }],
    ["unknown words in an input", { inputs: { CO: { enabled: true, admin: true } } }],
    ["a request that is not named by a UUID", { requestId: "1" }],
  ])("refuses %s", async (_what, options) => {
    const request = { designId: "50-states-36x24", ...options };
    const result = await test.backend.projects.create(owner, "pm", request);
    expect(result.kind).toBe("invalid");
  });

  it("uses an offered output type for a design without a wall hanging", async () => {
    expect((await createProject(owner, { designId: "50-states-12x8" })).outputType).toBe(
      "VEHICLE_MAP",
    );
  });
});

it("ERR-04 refuses an unknown graphic as the background of a new and a saved project", async () => {
  const refusal = { kind: "invalid", problem: "No graphic found with the id" };
  const request = { designId: "50-states-36x24", backgroundId: "leopard" };
  expect(await test.backend.projects.create(owner, "pm", request)).toEqual(refusal);
  const saved = saveOf(await createProject(), { backgroundId: "leopard" });
  expect(await test.backend.projects.save(owner, saved)).toEqual(refusal);
});

describe("save", () => {
  it("OPN-15 stores placements and original sizes, and counts the openings with photos", async () => {
    const project = await createProject();
    const original = { originalWidth: 8000, originalHeight: 6000 };
    const input = makeInput([makeImage(owner.identity, original)]);
    const saved = await test.backend.projects.save(
      owner,
      saveOf(project, { inputs: { CO: input } }),
    );
    expect(saved).toMatchObject({ kind: "saved", project: { openingsWithImages: 1 } });
    const found = await test.backend.projects.findVisible(owner, project.id);
    expect(found?.project.inputs).toEqual({ CO: input });
  });

  it("keeps openings that are not sent, and subtracts an emptied one", async () => {
    const project = await createProject();
    const both = {
      CO: makeInput([makeImage(owner.identity)]),
      UT: makeInput([makeImage(owner.identity)]),
    };
    const first = await save(project, { inputs: both });
    const second = await save(first, { inputs: { UT: makeInput([]) } });
    expect(second.openingsWithImages).toBe(1);
    const found = await test.backend.projects.findVisible(owner, project.id);
    expect(found?.project.inputs["CO"]?.images).toHaveLength(1);
  });

  it("SAV-11 refuses a stale save and returns the server's copy", async () => {
    const project = await createProject();
    const newer = await save(project, { name: "Newer" });
    const stale = await test.backend.projects.save(owner, saveOf(project, { name: "Older" }));
    expect(stale).toMatchObject({ kind: "stale", project: { name: "Newer" } });
    expect(newer.updatedAt.getTime()).toBeGreaterThan(project.updatedAt.getTime());
  });

  it("accepts exactly one of twenty saves on the same copy", async () => {
    const project = await createProject();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        test.backend.projects.save(owner, saveOf(project, { name: `Writer ${i}` })),
      ),
    );
    expect(results.filter((result) => result.kind === "saved")).toHaveLength(1);
    expect(results.filter((result) => result.kind === "stale")).toHaveLength(19);
  });

  it("gives every save a later time", async () => {
    let project = await createProject();
    const times = [project.updatedAt.getTime()];
    for (let i = 0; i < 50; i += 1) {
      project = await save(project, { name: `Save ${i}` });
      times.push(project.updatedAt.getTime());
    }
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it("SAV-04 answers a user who is not the owner like a missing project", async () => {
    const project = await createProject();
    const result = await test.backend.projects.save(other, saveOf(project, { name: "Mine now" }));
    expect(result).toEqual({ kind: "missing" });
  });

  it.each(["PUBLIC", "PUBLIC_COLLABORATORS"] as const)(
    "SAV-04 refuses viewers and collaborators of a %s project, who can see it",
    async (accessPolicy) => {
      const project = await createProject();
      const shared = await test.backend.projects.save(owner, saveOf(project, { accessPolicy }));
      if (shared.kind !== "saved") throw new Error(shared.kind);
      expect(await test.backend.projects.findVisible(other, project.id)).toBeDefined();
      const save = saveOf(shared.project, { name: "Mine now" });
      expect(await test.backend.projects.save(other, save)).toEqual({ kind: "missing" });
      expect(await test.backend.trash.add(other, project.id)).toBe(false);
      expect(await test.backend.trash.add(owner, project.id)).toBe(true);
      expect(await test.backend.trash.restore(other, project.id)).toBe(false);
      expect(await test.backend.trash.restore(owner, project.id)).toBe(true);
    },
  );

  it.each([
    ["an opening the design does not have", { XX: makeInput([]) }],
    ["a photo of somebody else", { CO: makeInput([makeImage("somebody-else")]) }],
    ["eleven photos", { CO: makeInput(Array.from({ length: 11 }, () => makeImage("me"))) }],
    ["a color that is none", { CO: makeInput([], { background: "red;}" }) }],
    ["an unknown field", { CO: { ...makeInput([]), owner: "me" } }],
  ])("refuses %s", async (_what, inputs) => {
    const project = await createProject();
    const result = await test.backend.projects.save(owner, saveOf(project, { inputs }));
    expect(result.kind).toBe("invalid");
  });

  it("refuses a name of more than 64 characters and an empty one", async () => {
    const project = await createProject();
    for (const name of ["x".repeat(65), "  "]) {
      const result = await test.backend.projects.save(owner, saveOf(project, { name }));
      expect(result.kind).toBe("invalid");
    }
  });

  async function save(project: ProjectRow, changes: Partial<SaveRequest>): Promise<ProjectRow> {
    const result = await test.backend.projects.save(owner, saveOf(project, changes));
    if (result.kind !== "saved") throw new Error(`The save was ${result.kind}`);
    return result.project;
  }
});

describe("visibility", () => {
  it("answers a private project like a missing one", async () => {
    const project = await createProject();
    expect(await test.backend.projects.findVisible(other, project.id)).toBeUndefined();
    expect(await test.backend.projects.findVisible(other, "nobody")).toBeUndefined();
  });

  it("lists own projects, last updated first, without deleted ones", async () => {
    const user = await signIn("lister@photomap.example");
    const create = () => createProject(user);
    const [first, second, gone] = [await create(), await create(), await create()];
    await test.backend.trash.add(user, gone.id);
    await test.backend.projects.save(user, saveOf(first, { name: "Touched last" }));
    const listed = await test.backend.projects.listOwn(user);
    expect(listed.map((project) => project.id)).toEqual([first.id, second.id]);
  });

  it("allows deleting for the owner only", async () => {
    const project = await createProject();
    expect(await test.backend.trash.add(other, project.id)).toBe(false);
    expect(await test.backend.trash.add(owner, project.id)).toBe(true);
    expect(await test.backend.projects.findVisible(owner, project.id)).toBeUndefined();
  });
});

describe("names", () => {
  const nameOf = async (created: Promise<Awaited<ReturnType<typeof createProject>>>) =>
    (await created).name;

  it("are different for projects of one owner, also when they are created at the same time", async () => {
    const [user, neighbor] = [
      await signIn("namer@photomap.example"),
      await signIn("neighbor@photomap.example"),
    ];
    expect(await nameOf(createProject(neighbor))).toBe("50 States");
    const names = await Promise.all(Array.from({ length: 8 }, () => nameOf(createProject(user))));
    expect(names.toSorted()).toEqual([
      "50 States",
      ...Array.from({ length: 7 }, (_, i) => `50 States ${i + 2}`),
    ]);
  });

  it("are free again after a deletion; a restored project gets another one", async () => {
    const user = await signIn("restorer@photomap.example");
    const first = await createProject(user);
    await test.backend.trash.add(user, first.id);
    expect(await nameOf(createProject(user))).toBe("50 States");
    expect(await test.backend.trash.restore(user, first.id)).toBe(true);
    const listed = await test.backend.projects.listOwn(user);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(["50 States", "50 States 2"]);
  });

  it("are changed by the owner only, once, and merge with other saves", async () => {
    const project = await createProject();
    const { projects } = test.backend;
    const missing = { kind: "missing" };
    expect(await projects.rename(other, project.id, "Mine now")).toEqual(missing);
    expect(await projects.rename({ kind: "anonymous" }, project.id, "Mine")).toEqual(missing);
    expect((await projects.rename(owner, project.id, "  ")).kind).toBe("invalid");
    const renamed = await projects.rename(owner, project.id, " The \n lakes ");
    if (renamed.kind !== "renamed") throw new Error(renamed.kind);
    expect(renamed.project.name).toBe("The   lakes");
    const again = await projects.rename(owner, project.id, "The   lakes");
    expect(again).toMatchObject({ project: { updatedAt: renamed.project.updatedAt } });
    // A save that is based on the old name is stale, so the client merges.
    const save = saveOf(project, { accessPolicy: "PUBLIC" });
    expect((await projects.save(owner, save)).kind).toBe("stale");
  });
});
