// @vitest-environment jsdom
import type { SuggestedInput } from "@photomap/project";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createDraftKey } from "../../../project-store/draft-key.ts";
import type { OpenProject } from "../../../project-store/open-project.ts";
import {
  type LoadedSuggestion,
  ProjectSuggestions,
} from "../../../project-store/project-suggestions.ts";
import { stubBrowserGlobals } from "../../../project-store/test/browser-globals.ts";
import { makePhoto } from "../../../project-store/test/open-store.ts";
import { openSampleProject } from "../../../project-store/test/render-project.tsx";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { FakeSuggestions, makeSuggestion } from "../test/fake-suggestions.ts";
import { openDrafts } from "./open-drafts.ts";

beforeAll(stubBrowserGlobals);

const KEY = createDraftKey({ openingId: "UT", suggestionId: "s1" });
const [A, B, C] = ["a", "b", "c"].map((name) => makePhoto(`me/uploads/photos/${name}.jpg`));
if (!A || !B || !C) throw new Error("Three photos");

const input = (...images: SuggestedInput["images"]): SuggestedInput => ({
  images,
  modifiedAt: "2026-11-15T08:00:00.000Z",
});

async function createProject(stored: readonly LoadedSuggestion[]) {
  const api = new FakeGraphql();
  const server = new FakeSuggestions(api, stored);
  const { project } = await openSampleProject({ viewerPolicy: "COLLABORATOR" });
  /** A visit of its own: nothing in memory is shared with another one. */
  const visit = (): OpenProject => ({
    ...project,
    suggestions: new ProjectSuggestions(server.list),
  });
  return { api, server, visit };
}

const idsOf = (images: readonly { readonly id: string }[] = []) => images.map(({ id }) => id);

describe("drafts", () => {
  it("that were deleted or submitted elsewhere are gone", async () => {
    const { server, visit } = await createProject([makeSuggestion({ id: "s1", input: input(A) })]);
    const first = await openDrafts(visit());
    expect(first.store.getState().content.inputs[KEY]?.images).toHaveLength(1);
    server.stored.delete("s1");
    const { store } = await openDrafts(visit());
    expect(store.getState().content.inputs[KEY]?.images).toEqual([]);
    await store.save();
    expect(server.stored.size).toBe(0);
  });

  it("that another device changed are taken over", async () => {
    const draft = makeSuggestion({ id: "s1", input: input(A) });
    const { server, visit } = await createProject([draft]);
    await openDrafts(visit());
    server.stored.set("s1", {
      ...draft,
      input: input(A, B),
      modifiedAt: "2026-11-20T08:00:00.000Z",
    });
    const { store } = await openDrafts(visit());
    expect(idsOf(store.getState().content.inputs[KEY]?.images)).toEqual(idsOf([A, B]));
  });

  it("that were changed on two devices keep the version of this browser", async () => {
    const draft = makeSuggestion({ id: "s1", input: input(A) });
    const { api, server, visit } = await createProject([draft]);
    const first = await openDrafts(visit());
    api.isReachable = false;
    first.store.edit({ type: "ADD_IMAGES", openingId: KEY, images: [B] });
    await first.store.flush();
    api.isReachable = true;
    server.stored.set("s1", {
      ...draft,
      input: input(A, C),
      modifiedAt: "2026-11-20T08:00:00.000Z",
    });
    const { store } = await openDrafts(visit());
    await vi.waitFor(() =>
      expect(idsOf(server.stored.get("s1")?.input.images)).toEqual(idsOf([A, B])),
    );
    expect(store.getState().conflict).toBeUndefined();
  });

  it("are kept while the suggestions cannot be loaded", async () => {
    const draft = makeSuggestion({ id: "s1", input: input(A) });
    const { visit } = await createProject([draft]);
    await openDrafts(visit());
    const unreachable = new ProjectSuggestions(() => Promise.reject(new Error("No answer")));
    const { store } = await openDrafts({ ...visit(), suggestions: unreachable });
    expect(store.getState().content.inputs[KEY]?.images).toHaveLength(1);
  });

  it("whose creation was not answered are not created twice, and get the later photos", async () => {
    const { server, visit } = await createProject([]);
    const { store } = await openDrafts(visit());
    store.edit({ type: "ADD_IMAGES", openingId: KEY, images: [A, B] });
    // Created by a request whose answer was lost, before the second photo was added.
    server.stored.set("s1", makeSuggestion({ id: "s1", input: input(A) }));
    await store.save();
    expect(server.stored.size).toBe(1);
    expect(idsOf(server.stored.get("s1")?.input.images)).toEqual(idsOf([A, B]));
  });
});
