import { randomUUID } from "node:crypto";
import { makeImage, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer, IdentifiedViewer } from "../viewer/viewer.ts";
import type { SuggestionTarget } from "./suggestion.service.ts";
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
    const fileId = await setup.createProject(owner);
    const [guest, other] = [await setup.startGuest(), await setup.startGuest()];
    const draft = await setup.createDraft(guest, fileId);
    expect(await setup.listIds(owner, fileId)).toEqual([]);
    expect(await setup.listIds(other, fileId)).toEqual([]);
    expect(await setup.listIds(guest, fileId)).toEqual([draft.id]);
    const { suggestions } = test.backend;
    expect(await suggestions.submit(guest, getTarget(draft), SIGNATURE)).toMatchObject({
      kind: "done",
      suggestions: [{ status: "SUBMITTED", name: "Grandpa", submitted_at: expect.any(Date) }],
    });
    expect(await setup.listIds(owner, fileId)).toEqual([draft.id]);
    expect(await setup.listIds(other, fileId)).toEqual([]);
    expect(await suggestions.find(other, getTarget(draft))).toBeUndefined();
    expect(await suggestions.find(owner, getTarget(draft))).toMatchObject({ id: draft.id });
  });

  it("are changed by their suggester only, and no more once submitted", async () => {
    const fileId = await setup.createProject(owner);
    const [guest, other] = [await setup.startGuest(), await setup.startGuest()];
    const { suggestions } = test.backend;
    const draft = await setup.createDraft(guest, fileId);
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
      const fileId = await setup.createProject(owner, policy);
      const created = await test.backend.suggestions.create(guest, fileId, [request]);
      expect(created).toEqual({ kind: "missing" });
    }
    const own = await setup.createProject(owner);
    const input = suggestInput([makeImage(owner.identity)]);
    const created = await test.backend.suggestions.create(owner, own, [{ ...request, input }]);
    expect(created).toEqual({ kind: "missing" });
  });

  it("are hidden and shown again by the owner alone", async () => {
    const fileId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const { suggestions } = test.backend;
    const draft = await setup.createDraft(guest, fileId);
    const hide = (viewer: IdentifiedViewer, at: SuggestionTarget, isHidden: boolean) =>
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
