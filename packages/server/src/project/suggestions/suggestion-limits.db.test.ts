import { randomUUID } from "node:crypto";
import { makeImage, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountViewer, IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import { getTarget, SIGNATURE, SuggestionSetup, suggestInput } from "./test/suggestion-setup.ts";

let test: TestBackend;
let setup: SuggestionSetup;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  setup = new SuggestionSetup(test);
  owner = await setup.signIn("limits@photomap.example");
});
afterAll(() => test.close());

/** Inserts rows that only count. */
async function insertMany(
  projectId: string,
  count: number,
  rows: {
    by: string;
    status?: "DRAFT" | "SUBMITTED";
    images?: readonly object[];
    daysAgo?: number;
  },
): Promise<void> {
  const { by, status = "DRAFT", images = [{ id: `${by}/uploads/a/b.jpg` }], daysAgo = 0 } = rows;
  const submittedAt = status === "DRAFT" ? null : new Date();
  await test.query(
    `insert into suggestion (project_id, owner_id, opening_id, suggester_id, request_id, input,
       status, submitted_at, modified_at)
     select $1, 'owner', 'CO', $2, gen_random_uuid(), $6::jsonb, $3, $4,
       now() - make_interval(days => $7)
     from generate_series(1, $5)`,
    [projectId, by, status, submittedAt, count, JSON.stringify({ images }), daysAgo],
  );
}

function createMany(suggester: IdentifiedViewer, projectId: string, count: number) {
  const requests = Array.from({ length: count }, () => ({
    openingId: "CO",
    input: suggestInput([makeImage(suggester.identity)]),
    requestId: randomUUID(),
  }));
  return test.backend.suggestions.create(suggester, projectId, requests);
}

describe("limits", () => {
  it("allow 500 drafts of a suggester, also for concurrent requests", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    await insertMany(projectId, 495, { by: guest.identity });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => createMany(guest, projectId, 1)),
    );
    const kinds = results.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...Array.from({ length: 5 }, () => "done"),
      ...Array.from({ length: 5 }, () => "too-many"),
    ]);
    expect((await createMany(await setup.startGuest(), projectId, 1)).kind).toBe("done");
  });

  it("do not count drafts whose photos were removed; those are deleted after a month", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const [by, images] = [guest.identity, []];
    await insertMany(projectId, 500, { by, images, daysAgo: 31 });
    await insertMany(projectId, 2, { by, images, daysAgo: 29 });
    await insertMany(projectId, 2, { by, daysAgo: 31 });
    expect((await createMany(guest, projectId, 1)).kind).toBe("done");
    await test.backend.sessions.purgeExpired();
    expect(await setup.listIds(guest, projectId)).toHaveLength(5);
  });

  it("allow 2,000 suggestions of a suggester and 20,000 of a project that are not hidden", async () => {
    const guest = await setup.startGuest();
    const busy = await setup.createProject(owner);
    await insertMany(busy, 1999, { by: guest.identity, status: "SUBMITTED" });
    expect((await createMany(guest, busy, 2)).kind).toBe("too-many");
    expect((await createMany(guest, busy, 1)).kind).toBe("done");
    const full = await setup.createProject(owner);
    await insertMany(full, 19_999, { by: "others", status: "SUBMITTED" });
    expect((await createMany(guest, full, 2)).kind).toBe("too-many");
    expect((await createMany(guest, full, 1)).kind).toBe("done");
    const ids = await setup.listIds(owner, full);
    expect(ids).toHaveLength(5000);
    expect((await createMany(guest, full, 1)).kind).toBe("too-many");
    const target = { projectId: full, ids: ids.slice(0, 1) };
    await test.backend.suggestions.hide(owner, target, { hide: true });
    expect((await createMany(guest, full, 1)).kind).toBe("done");
  });

  it("allow 200 suggestions in a request, stored in the order of the request", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    expect((await createMany(guest, projectId, 201)).kind).toBe("invalid");
    const created = await createMany(guest, projectId, 200);
    if (created.kind !== "done") throw new Error(created.kind);
    const ids = created.suggestions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    const { suggestions } = test.backend;
    const target = { projectId, ids: [...ids, randomUUID()] };
    expect((await suggestions.submit(guest, target, SIGNATURE)).kind).toBe("invalid");
    expect((await suggestions.submit(guest, { projectId, ids }, SIGNATURE)).kind).toBe("done");
    expect((await suggestions.hide(owner, target, { hide: true })).kind).toBe("invalid");
    expect(await suggestions.hide(owner, { projectId, ids }, { hide: true })).toMatchObject({
      suggestions: { length: 200 },
    });
  });

  it("refuse a request as a whole when one suggestion is not valid", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const good = {
      openingId: "CO",
      input: suggestInput([makeImage(guest.identity)]),
      requestId: randomUUID(),
    };
    const { suggestions } = test.backend;
    for (const bad of [
      { input: suggestInput([makeImage(owner.identity)]) },
      { input: suggestInput([]) },
      { input: { ...good.input, enabled: true } },
      { input: suggestInput([makeImage(guest.identity, { width: 1e9 })]) },
      { input: null },
      { openingId: "Atlantis" },
      { requestId: "1" },
    ]) {
      const requests = [good, { ...good, requestId: randomUUID(), ...bad }];
      const { kind } = await suggestions.create(guest, projectId, requests);
      expect({ ...bad, kind }).toMatchObject({ kind: "invalid" });
    }
    expect(await setup.listIds(guest, projectId)).toEqual([]);
  });
});

describe("a repeated request", () => {
  it("creates one suggestion", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const input = suggestInput([makeImage(guest.identity)]);
    const request = { openingId: "CO", input, requestId: randomUUID() };
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.backend.suggestions.create(guest, projectId, [request]),
      ),
    );
    const ids = results.flatMap((result) =>
      result.kind === "done" ? result.suggestions.map(({ id }) => id) : [],
    );
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(1);
  });

  it("is announced to the open maps of the project once", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const { live, pubSub, suggestions } = test.backend;
    const events: string[] = [];
    const unsubscribe = pubSub.subscribe(`project:${projectId}`, (event) => events.push(event));
    // Called once the subscription has started.
    await vi.waitUntil(() => events.length > 0, { timeout: 20_000 });
    const draft = await setup.createDraft(guest, projectId);
    for (const _repeated of [1, 2]) await suggestions.submit(guest, getTarget(draft), SIGNATURE);
    for (const hide of [true, true, false, false]) {
      await suggestions.hide(owner, getTarget(draft), { hide });
    }
    for (const _repeated of [1, 2]) await suggestions.remove(guest, getTarget(draft));
    await live.publishProjectEvent(projectId, "presence");
    await vi.waitUntil(() => events.includes("presence"), { timeout: 20_000 });
    unsubscribe();
    expect(events.filter((event) => event === "suggestions")).toHaveLength(4);
  });
});
