import { randomUUID } from "node:crypto";
import type { OpeningImage } from "@photomap/project";
import { makeImage, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer, GuestViewer, IdentifiedViewer } from "../viewer/viewer.ts";
import type { SuggestionTarget } from "./suggestion.service.ts";
import type { SuggestionRow } from "./suggestion.types.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  owner = await signIn("owner@photomap.example");
});
afterAll(() => test.close());

async function signIn(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

async function startGuest(): Promise<GuestViewer> {
  return (await test.backend.sessions.startGuest()).viewer;
}

/** Open for everyone's suggestions unless another policy is given. */
async function createProject(policy = "PUBLIC_COLLABORATORS"): Promise<string> {
  const request = { designId: "50-states-36x24" };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  await test.query("update project set access_policy = $2 where id = $1", [
    created.project.id,
    policy,
  ]);
  return created.project.id;
}

function suggest(images: readonly OpeningImage[], changes: object = {}) {
  return { images, modifiedAt: "2026-05-01T10:00:00.000Z", ...changes };
}

async function createDraft(
  suggester: IdentifiedViewer,
  fileId: string,
  images: readonly OpeningImage[] = [makeImage(suggester.identity)],
): Promise<SuggestionRow> {
  const request = { openingId: "CO", input: suggest(images), requestId: randomUUID() };
  const created = await test.backend.suggestions.create(suggester, fileId, [request]);
  if (created.kind !== "done") throw new Error(JSON.stringify(created));
  const [draft] = created.suggestions;
  if (draft === undefined) throw new Error("no draft");
  return draft;
}

const SIGNATURE = { name: "Grandpa", note: "" };

function target({ project_id, id, opening_id }: SuggestionRow) {
  return { fileId: project_id, ids: [id], openingId: opening_id };
}

async function listIds(viewer: IdentifiedViewer, fileId: string): Promise<string[]> {
  const visible = await test.backend.projects.findVisible(viewer, fileId);
  if (visible === undefined) return [];
  const { policy } = visible;
  const rows = await test.backend.suggestions.list(viewer, { id: fileId, policy });
  return rows.map(({ id }) => id);
}

describe("suggestions", () => {
  it("are drafts of their suggester until they are submitted to the owner", async () => {
    const fileId = await createProject();
    const [guest, other] = [await startGuest(), await startGuest()];
    const draft = await createDraft(guest, fileId);
    expect(await listIds(owner, fileId)).toEqual([]);
    expect(await listIds(other, fileId)).toEqual([]);
    expect(await listIds(guest, fileId)).toEqual([draft.id]);
    const { suggestions } = test.backend;
    expect(await suggestions.submit(guest, target(draft), SIGNATURE)).toMatchObject({
      kind: "done",
      suggestions: [{ status: "SUBMITTED", name: "Grandpa", submitted_at: expect.any(Date) }],
    });
    expect(await listIds(owner, fileId)).toEqual([draft.id]);
    expect(await listIds(other, fileId)).toEqual([]);
    expect(await suggestions.find(other, target(draft))).toBeUndefined();
    expect(await suggestions.find(owner, target(draft))).toMatchObject({ id: draft.id });
  });

  it("are changed by their suggester only, and no more once submitted", async () => {
    const fileId = await createProject();
    const [guest, other] = [await startGuest(), await startGuest()];
    const { suggestions } = test.backend;
    const draft = await createDraft(guest, fileId);
    const change = suggest([makeImage(other.identity)]);
    const own = suggest([makeImage(guest.identity)], { background: "#ff0000" });
    expect(await suggestions.update(other, target(draft), change)).toEqual({ kind: "missing" });
    expect((await suggestions.update(guest, target(draft), change)).kind).toBe("invalid");
    expect(await suggestions.update(guest, target(draft), own)).toMatchObject({
      suggestions: [{ input: own }],
    });
    expect(await suggestions.submit(other, target(draft), SIGNATURE)).toEqual({ kind: "missing" });
    expect(await suggestions.remove(other, target(draft))).toBe(false);
    await suggestions.submit(guest, target(draft), SIGNATURE);
    expect(await suggestions.update(guest, target(draft), own)).toEqual({
      kind: "already-submitted",
    });
  });

  it("need a project that accepts them from the viewer", async () => {
    const guest = await startGuest();
    const request = {
      openingId: "CO",
      input: suggest([makeImage(guest.identity)]),
      requestId: randomUUID(),
    };
    for (const policy of ["PRIVATE", "PUBLIC"]) {
      const fileId = await createProject(policy);
      const created = await test.backend.suggestions.create(guest, fileId, [request]);
      expect(created).toEqual({ kind: "missing" });
    }
    const own = await createProject();
    const input = suggest([makeImage(owner.identity)]);
    const created = await test.backend.suggestions.create(owner, own, [{ ...request, input }]);
    expect(created).toEqual({ kind: "missing" });
  });

  it("are hidden and shown again by the owner alone", async () => {
    const fileId = await createProject();
    const guest = await startGuest();
    const { suggestions } = test.backend;
    const draft = await createDraft(guest, fileId);
    const hide = (viewer: IdentifiedViewer, at: SuggestionTarget, isHidden: boolean) =>
      suggestions.hide(viewer, at, { hide: isHidden });
    expect(await hide(owner, target(draft), true)).toEqual({ kind: "missing" });
    await suggestions.submit(guest, target(draft), SIGNATURE);
    expect(await hide(guest, target(draft), true)).toEqual({ kind: "missing" });
    for (const [isHidden, status] of [
      [true, "HIDDEN"],
      [true, "HIDDEN"],
      [false, "SUBMITTED"],
      [false, "SUBMITTED"],
    ] as const) {
      expect(await hide(owner, target(draft), isHidden)).toMatchObject({
        suggestions: [{ status }],
      });
    }
  });
});
