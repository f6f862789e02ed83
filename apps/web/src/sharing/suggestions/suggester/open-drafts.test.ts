// @vitest-environment jsdom
import type { SuggestedInput } from "@photomap/project";
import { beforeAll, describe, expect, it } from "vitest";
import {
  CreateOpeningSuggestionDocument,
  ImportGuestDataDocument,
  PresignedImageUploadDocument,
  UpdateOpeningSuggestionDocument,
} from "../../../platform/api/generated/graphql.ts";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import {
  type LoadedSuggestion,
  ProjectSuggestions,
} from "../../../project/store/suggestions/project-suggestions.ts";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { makeSuggestion } from "../../../project/store/test/make-suggestion.ts";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import { openSampleProject } from "../../../project/store/test/render-project.tsx";
import { grantUploads } from "../../../project/uploads/test/grant-uploads.ts";
import { stubPhotoStore } from "../../../project/uploads/test/stub-photo-store.ts";
import { setUploadIdentity } from "../../../project/uploads/upload-permit.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { FakeSuggestions } from "../test/fake-suggestions.ts";
import { openDrafts } from "./open-drafts.ts";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoStore();
});

const KEY = createDraftKey({ openingId: "UT", suggestionId: "s1" });
const [A, B, C] = ["a", "b", "c"].map((name) => makePhoto(`me/uploads/photos/${name}.jpg`));
if (!A || !B || !C) throw new Error("Three photos");

const input = (...images: SuggestedInput["images"]): SuggestedInput => ({
  images,
  modifiedAt: "2026-11-15T08:00:00.000Z",
});

async function createProject(stored: readonly LoadedSuggestion[]) {
  const api = new FakeGraphql();
  const { project } = await openSampleProject({ viewerPolicy: "COLLABORATOR" });
  const server = new FakeSuggestions(api, project.id, stored);
  /** Opens the drafts as a new visit does: nothing in memory is shared with another one. */
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
    await expect.poll(() => idsOf(server.stored.get("s1")?.input.images)).toEqual(idsOf([A, B]));
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

  it("SUG-19 are kept while another part of the page loads the suggestions", async () => {
    const draft = makeSuggestion({ id: "s1", input: input(A) });
    const { server, visit } = await createProject([draft]);
    await openDrafts(visit());
    const answers: PromiseWithResolvers<readonly LoadedSuggestion[]>[] = [];
    const suggestions = new ProjectSuggestions(() => {
      const answer = Promise.withResolvers<readonly LoadedSuggestion[]>();
      answers.push(answer);
      return answer.promise;
    });
    const opening = openDrafts({ ...visit(), suggestions });
    await expect.poll(() => answers).toHaveLength(1);
    void suggestions.load();
    for (const answer of answers) answer.resolve(await server.list());
    const { store } = await opening;
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

describe("drafts of a guest that were not sent", () => {
  const SECOND = createDraftKey({ openingId: "CO", suggestionId: "s2" });
  const D = makePhoto("guest/uploads/photos/d.jpg");
  const E = makePhoto("guest/uploads/photos/e.jpg");
  const photo = ({ id }: { readonly id: string }) => {
    const blob = new Blob([id], { type: "image/jpeg" });
    return { id, name: id, blob, preview: blob, sha256: id };
  };

  const createAsGuest = async () => {
    const created = await createProject([makeSuggestion({ id: "s1", input: input(A) })]);
    const { api, visit } = created;
    api.on(ImportGuestDataDocument, {
      importGuestData: { __typename: "ImportGuestDataSuccess", projects: [] },
    });
    const { store } = await openDrafts(visit());
    api.off(CreateOpeningSuggestionDocument);
    api.off(UpdateOpeningSuggestionDocument);
    api.off(PresignedImageUploadDocument);
    for (const [openingId, image] of [
      [KEY, D],
      [SECOND, E],
    ] as const) {
      await store.addPhoto(photo(image));
      store.edit({ type: "ADD_IMAGES", openingId, images: [image] });
    }
    await store.flush();
    grantUploads(api);
    setUploadIdentity("me");
    const asAccount = () => ({ ...visit(), identity: "me" });
    return { ...created, asAccount };
  };

  it("move to the account with their photos, which are uploaded again as its own", async () => {
    const { api, server, asAccount, visit } = await createAsGuest();
    const reachable = new FakeSuggestions(api, visit().id, [...server.stored.values()]);
    await openDrafts(asAccount());
    const idsAt = (id: string) => idsOf(reachable.stored.get(id)?.input.images);
    await expect.poll(() => idsAt("s1")).toEqual([A.id, "me/uploads/photos/d.jpg"]);
    await expect.poll(() => idsAt("s2")).toEqual(["me/uploads/photos/e.jpg"]);
    const guest = await openDrafts(visit());
    expect(guest.store.getState().content.inputs[SECOND]).toBeUndefined();
  });

  it("stay with the guest while the server cannot be reached", async () => {
    const { api, asAccount } = await createAsGuest();
    api.isReachable = false;
    const { store } = await openDrafts(asAccount());
    expect(store.getState().content.inputs[SECOND]).toBeUndefined();
    api.isReachable = true;
    const next = await openDrafts(asAccount());
    expect(next.store.getState().content.inputs[SECOND]?.images).toHaveLength(1);
  });

  it("stay away from a suggestion that was submitted meanwhile", async () => {
    const { server, asAccount } = await createAsGuest();
    server.stored.set("s1", makeSuggestion({ id: "s1", input: input(A), status: "SUBMITTED" }));
    const { store } = await openDrafts(asAccount());
    expect(store.getState().content.inputs[KEY]?.images ?? []).toEqual([]);
    expect(store.getState().content.inputs[SECOND]?.images).toHaveLength(1);
  });
});
