import { randomUUID } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer, IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import type { SuggestionsRequest } from "./suggestion.service.ts";
import { getTarget, SIGNATURE, SuggestionSetup, suggestInput } from "./test/suggestion-setup.ts";

let test: TestBackend;
let setup: SuggestionSetup;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  setup = new SuggestionSetup(test);
  owner = await setup.signIn("owner@photomap.example");
});
afterAll(() => test.close());

describe("suggestions", () => {
  it("are drafts of their suggester until they are submitted to the owner", async () => {
    const projectId = await setup.createProject(owner);
    const [guest, other] = [await setup.startGuest(), await setup.startGuest()];
    const draft = await setup.createDraft(guest, projectId);
    expect(await setup.listIds(owner, projectId)).toEqual([]);
    expect(await setup.listIds(other, projectId)).toEqual([]);
    expect(await setup.listIds(guest, projectId)).toEqual([draft.id]);
    const { suggestions } = test.backend;
    expect(await suggestions.submit(guest, getTarget(draft), SIGNATURE)).toMatchObject({
      kind: "done",
      suggestions: [{ status: "SUBMITTED", name: "Grandpa", submittedAt: expect.any(Date) }],
    });
    expect(await setup.listIds(owner, projectId)).toEqual([draft.id]);
    expect(await setup.listIds(other, projectId)).toEqual([]);
    expect(await suggestions.find(other, getTarget(draft))).toBeUndefined();
    expect(await suggestions.find(owner, getTarget(draft))).toMatchObject({ id: draft.id });
  });

  it("are changed by their suggester only, and no more once submitted", async () => {
    const projectId = await setup.createProject(owner);
    const [guest, other] = [await setup.startGuest(), await setup.startGuest()];
    const { suggestions } = test.backend;
    const draft = await setup.createDraft(guest, projectId);
    const change = suggestInput([makeImage(other.identity)]);
    const own = suggestInput([makeImage(guest.identity)], { background: "#ff0000" });
    expect(await suggestions.update(other, getTarget(draft), change)).toEqual({ kind: "missing" });
    expect((await suggestions.update(guest, getTarget(draft), change)).kind).toBe("invalid");
    expect(await suggestions.update(guest, getTarget(draft), own)).toMatchObject({
      suggestions: [{ input: own }],
    });
    expect(await suggestions.submit(other, getTarget(draft), SIGNATURE)).toEqual({
      kind: "missing",
    });
    expect(await suggestions.remove(other, getTarget(draft))).toBe(false);
    await suggestions.submit(guest, getTarget(draft), SIGNATURE);
    expect(await suggestions.update(guest, getTarget(draft), own)).toEqual({
      kind: "already-submitted",
    });
  });

  it("need a project that accepts them from the viewer", async () => {
    const guest = await setup.startGuest();
    const request = {
      openingId: "CO",
      input: suggestInput([makeImage(guest.identity)]),
      requestId: randomUUID(),
    };
    for (const policy of ["PRIVATE", "PUBLIC"] as const) {
      const projectId = await setup.createProject(owner, policy);
      const created = await test.backend.suggestions.create(guest, projectId, [request]);
      expect(created).toEqual({ kind: "missing" });
    }
    const own = await setup.createProject(owner);
    const input = suggestInput([makeImage(owner.identity)]);
    const created = await test.backend.suggestions.create(owner, own, [{ ...request, input }]);
    expect(created).toEqual({ kind: "missing" });
  });

  it("are hidden and shown again by the owner alone", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const { suggestions } = test.backend;
    const draft = await setup.createDraft(guest, projectId);
    const hide = (viewer: IdentifiedViewer, at: SuggestionsRequest, isHidden: boolean) =>
      suggestions.hide(viewer, at, { hide: isHidden });
    expect(await hide(owner, getTarget(draft), true)).toEqual({ kind: "missing" });
    await suggestions.submit(guest, getTarget(draft), SIGNATURE);
    expect(await hide(guest, getTarget(draft), true)).toEqual({ kind: "missing" });
    for (const [isHidden, status] of [
      [true, "HIDDEN"],
      [true, "HIDDEN"],
      [false, "SUBMITTED"],
      [false, "SUBMITTED"],
    ] as const) {
      expect(await hide(owner, getTarget(draft), isHidden)).toMatchObject({
        suggestions: [{ status }],
      });
    }
  });
});

describe("suggestions of a guest", () => {
  it("move to the account at the log-in, and with the import those stored since", async () => {
    const projectId = await setup.createProject(owner);
    const { guestImports, sessions } = test.backend;
    const guest = await sessions.startGuest();
    const draft = await setup.createDraft(guest.viewer, projectId);
    const submitted = await setup.submit(
      guest.viewer,
      await setup.createDraft(guest.viewer, projectId),
    );
    const account = await setup.signIn("former-guest@photomap.example");
    await sessions.start(account.accountId, guest.token);
    expect(await setup.listIds(guest.viewer, projectId)).toEqual([]);
    expect((await setup.listIds(account, projectId)).toSorted()).toEqual(
      [draft.id, submitted.id].toSorted(),
    );
    // A request that was on its way during the login.
    const late = await setup.createDraft(guest.viewer, projectId);
    expect(await guestImports.import(account, "pm", { projects: [] })).toMatchObject({
      kind: "imported",
    });
    expect(await setup.listIds(account, projectId)).toContain(late.id);
    const input = suggestInput([makeImage(guest.viewer.identity)]);
    const updated = await test.backend.suggestions.update(account, getTarget(draft), input);
    expect(updated.kind).toBe("done");
  });

  it("stay with the guest when the import is refused", async () => {
    const projectId = await setup.createProject(owner);
    const { guestImports, sessions } = test.backend;
    const guest = await sessions.startGuest();
    const account = await setup.signIn("refused-guest@photomap.example");
    await sessions.start(account.accountId, guest.token);
    const late = await setup.createDraft(guest.viewer, projectId);
    const project = { requestId: randomUUID(), designId: "no-such-design" };
    const refused = await guestImports.import(account, "pm", { projects: [project] });
    expect(refused.kind).toBe("invalid");
    expect(await setup.listIds(guest.viewer, projectId)).toEqual([late.id]);
  });

  it("are kept without a session once submitted, with their photos", async () => {
    const projectId = await setup.createProject(owner);
    const { sessions, uploads } = test.backend;
    const guest = await setup.startGuest();
    await setup.createDraft(guest, projectId);
    const photo = makeImage(guest.identity);
    const lost = makeImage(guest.identity);
    for (const { id } of [photo, lost]) {
      await test.query(
        `insert into upload (key, owner_id, bytes, created_at)
         values ($1, $2, 1000, now() - interval '31 days')`,
        [id, guest.identity],
      );
    }
    const submitted = await setup.submit(guest, await setup.createDraft(guest, projectId, [photo]));
    await test.query("update session set expires_at = now() where guest_id = $1", [guest.identity]);
    await test.query("update guest set created_at = now() - interval '31 days' where id = $1", [
      guest.identity,
    ]);
    await sessions.purgeExpired();
    expect(await setup.listIds(guest, projectId)).toEqual([submitted.id]);
    expect(await test.query("select id from guest where id = $1", [guest.identity])).toHaveLength(
      1,
    );
    await uploads.purgeAbandoned();
    const kept = await test.query("select key from upload where owner_id = $1", [guest.identity]);
    expect(kept).toEqual([{ key: photo.id }]);
  });
});

describe("a project", () => {
  it("keeps the photos that its owner suggested elsewhere when it is purged", async () => {
    const suggester = await setup.signIn("two-uses@photomap.example");
    const photo = makeImage(suggester.identity);
    const { projects, trash } = test.backend;
    const request = { designId: "50-states-36x24", inputs: { CO: makeInput([photo]) } };
    const own = await projects.create(suggester, "pm", request);
    if (own.kind !== "created") throw new Error(own.kind);
    await setup.createDraft(suggester, await setup.createProject(owner), [photo]);
    await trash.add(suggester, own.project.id);
    await test.query("update project set deleted_at = now() - interval '31 days' where id = $1", [
      own.project.id,
    ]);
    await trash.purge();
    expect(await test.query("select key from photo where key = $1", [photo.id])).toHaveLength(1);
  });

  it("takes its suggestions with it", async () => {
    const projectId = await setup.createProject(owner);
    await setup.createDraft(await setup.startGuest(), projectId);
    await test.backend.trash.add(owner, projectId);
    await test.query("update project set deleted_at = now() - interval '31 days' where id = $1", [
      projectId,
    ]);
    await test.backend.trash.purge();
    const rows = await test.query("select from suggestion where project_id = $1", [projectId]);
    expect(rows).toEqual([]);
  });
});
