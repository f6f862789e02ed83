// @vitest-environment jsdom
import type { Edit } from "@photomap/project";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readLeavingRecords } from "./leaving-records.ts";
import type { ProjectStore } from "./project-store.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { makeSuggestion } from "./test/make-suggestion.ts";
import { EMPTY, makePhoto, newProjectId, openStore, storedPhoto } from "./test/open-store.ts";
import { openTestProject } from "./test/open-test-project.ts";
import { getColor, paint } from "./test/paint.ts";

beforeAll(stubBrowserGlobals);

const GRANT = {
  id: "sister",
  projectId: "abc123",
  granteeId: null,
  granteeEmail: "sister@mail.example",
  granteeHasAccount: false,
  role: "COLLABORATOR",
} as const;

const rename = (name: string): Edit => ({ type: "SET_DETAILS", details: { name } });

async function waitForSave(store: ProjectStore): Promise<void> {
  await expect.poll(() => store.getState().saving).toBe(false);
}

function setUp() {
  return { projectId: newProjectId(), server: new FakeServer(EMPTY) };
}

describe("saving", () => {
  it("SAV-01 is needed after the name, the output, the policy, an input or a date changed", async () => {
    const edits: Edit[] = [
      rename("New name"),
      { type: "SET_DETAILS", details: { outputType: "MATBOARD_WALL_MAP" } },
      { type: "SET_DETAILS", details: { outputScale: 2 } },
      { type: "SET_DETAILS", details: { accessPolicy: "PUBLIC" } },
      paint("UT", "#123456"),
      { type: "SET_TIME_TAKEN", openingId: "CO", imageId: "a", timeTakenUser: "2020-05-01" },
    ];
    for (const edit of edits) {
      const { projectId } = setUp();
      const inputs = { CO: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "" } } as const;
      const server = new FakeServer({ ...EMPTY, inputs });
      const { store } = await openStore(projectId, server);
      expect(store.getState().isDirty).toBe(false);
      let wasDirty = false;
      store.subscribe(() => {
        wasDirty ||= store.getState().isDirty;
      });
      store.edit(edit);
      expect(wasDirty).toBe(true);
    }
  });

  it("SAV-01 is not needed after grants and suggestions were added and removed", async () => {
    const { project, server } = await openTestProject();
    const { store, suggestions } = project;
    let wasDirty = false;
    store.subscribe(() => {
      wasDirty ||= store.getState().isDirty;
    });
    await store.changeGrants(() => [GRANT]);
    expect(store.getState().grants).toEqual([GRANT]);
    await store.changeGrants(() => []);
    suggestions.put(makeSuggestion({ id: "s1" }));
    expect(suggestions.getState().suggestions).toHaveLength(1);
    suggestions.remove("s1");
    await store.save();
    expect({ wasDirty, saves: server.saves }).toEqual({ wasDirty: false, saves: 0 });
  });

  it("SAV-09 starts at once when the access policy changes, and notifies", async () => {
    const { projectId, server } = setUp();
    const { store, notifications } = await openStore(projectId, server);
    store.edit(rename("Not at once"));
    expect(store.getState()).toMatchObject({ saving: false, isDirty: true });
    store.edit({ type: "SET_DETAILS", details: { accessPolicy: "PUBLIC" } });
    expect(store.getState().saving).toBe(true);
    await waitForSave(store);
    expect(server.copy.content).toMatchObject({ name: "Not at once", accessPolicy: "PUBLIC" });
    store.edit({ type: "SET_DETAILS", details: { accessPolicy: "PRIVATE" } });
    await expect.poll(() => server.copy.content.accessPolicy).toBe("PRIVATE");
    expect(notifications.accessChanges).toEqual([`${projectId} PUBLIC`, `${projectId} PRIVATE`]);
  });

  it("SAV-02 clears dirty while it runs, and resets the error counter when it succeeds", async () => {
    const { projectId, server } = setUp();
    const { store } = await openStore(projectId, server);
    server.isUnreachable = true;
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(store.getState()).toMatchObject({ saving: false, isDirty: true, updateErrorCounter: 1 });
    server.isUnreachable = false;
    const saving = store.save();
    expect(store.getState()).toMatchObject({ saving: true, isDirty: false });
    await saving;
    expect(store.getState()).toMatchObject({
      saving: false,
      isDirty: false,
      updateErrorCounter: 0,
      updatedAt: server.copy.updatedAt,
    });
  });

  it("ENT-01 SAV-12 has the local fields of a project", async () => {
    const { projectId, server } = setUp();
    const uploader = { upload: () => new Promise<void>(() => {}) };
    const { store, notifications } = await openStore(projectId, server, { uploader });
    const unsaved = { isDirty: false, saving: false, updateErrorCounter: 0, uploads: {} };
    expect(store.getState()).toMatchObject(unsaved);
    await store.addPhoto(storedPhoto("a"));
    expect(store.getState().uploads).toEqual({
      a: { name: "a.jpg", status: "IN_PROGRESS", progress: 0 },
    });
    expect(store.findPhotoUrl("a", 64)).toMatch(/^blob:/);
    store.edit(rename("New name"));
    expect(store.getState().isDirty).toBe(true);
    server.isUnreachable = true;
    const saving = store.save();
    expect(store.getState()).toMatchObject({ isDirty: false, saving: true });
    await saving;
    expect(store.getState()).toMatchObject({ isDirty: true, saving: false, updateErrorCounter: 1 });
    expect(notifications.saveFailures).toEqual(["Network error."]);
  });

  it("SAV-03 reports a failure, counts it and stays dirty", async () => {
    const { projectId, server } = setUp();
    const { store, notifications } = await openStore(projectId, server);
    server.isUnreachable = true;
    store.edit(paint("UT", "#111111"));
    await store.save();
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: true, saving: false, updateErrorCounter: 2 });
    server.isUnreachable = false;
    server.refusal = "Something is wrong.";
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: true, saving: false, updateErrorCounter: 3 });
    expect(notifications.saveFailures).toEqual([
      "Network error.",
      "Network error.",
      "Something is wrong.",
    ]);
    server.refusal = undefined;
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: false, updateErrorCounter: 0 });
  });

  it("SAV-04 is skipped without the right to edit, during a save and without changes", async () => {
    const { projectId, server } = setUp();
    const copy = { ...server.copy, viewerPolicy: "VIEWER" } as const;
    const reader = await openStore(newProjectId(), server, { server: copy });
    reader.store.edit(paint("UT", "#111111"));
    await reader.store.save({ forced: true });
    expect(server.saves).toBe(0);
    const { store } = await openStore(projectId, server);
    await store.save();
    expect(server.saves).toBe(0);
    store.edit(paint("UT", "#111111"));
    await Promise.all([store.save(), store.save(), store.save()]);
    expect(server.saves).toBe(1);
    await store.save({ forced: true });
    expect(server.saves).toBe(2);
  });

  it("runs again when it was requested during a save, with the edits made meanwhile", async () => {
    const { projectId, server } = setUp();
    const save = server.save.bind(server);
    vi.spyOn(server, "save").mockImplementationOnce((...sent) => {
      store.edit(paint("UT", "#222222"));
      void store.save();
      return save(...sent);
    });
    const { store } = await openStore(projectId, server);
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(server.saves).toBe(2);
    expect(server.copy.content.inputs["UT"]?.background).toBe("#222222");
    expect(store.getState().isDirty).toBe(false);
  });

  it("SAV-07 stops the periodic save after more than three failures, and logs it", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const { projectId, server } = setUp();
    const { store, notifications } = await openStore(projectId, server);
    server.refusal = "Something is wrong.";
    store.edit(paint("UT", "#111111"));
    for (let i = 0; i < 6; i += 1) await store.saveInBackground();
    expect(notifications.saveFailures).toHaveLength(4);
    expect(log).toHaveBeenCalledTimes(2);
    server.refusal = undefined;
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: false, updateErrorCounter: 0 });
    log.mockRestore();
  });

  it("SAV-10 adopts the server's copy when a project is loaded", async () => {
    const { projectId, server } = setUp();
    const first = await openStore(projectId, server);
    await first.store.close();
    server.changeElsewhere((content) => ({ ...content, name: "Renamed elsewhere" }));
    const { store } = await openStore(projectId, server);
    expect(store.getState()).toMatchObject({
      content: { name: "Renamed elsewhere" },
      updatedAt: server.copy.updatedAt,
      isDirty: false,
    });
  });

  it("loses nothing when the response to a save is lost", async () => {
    const { projectId, server } = setUp();
    const { store } = await openStore(projectId, server);
    server.dropResponse = true;
    store.edit(paint("UT", "#111111"));
    await store.save();
    server.dropResponse = false;
    store.edit(paint("UT", "#222222"));
    await store.save();
    expect(store.getState()).toMatchObject({ isDirty: false, conflict: undefined });
    expect(server.copy.content.inputs["UT"]?.background).toBe("#222222");
  });

  it("sends unsaved edits while the page unloads", async () => {
    const { projectId, server } = setUp();
    const { store } = await openStore(projectId, server);
    store.saveOnLeaving();
    expect(server.sentOnLeaving).toBeUndefined();
    store.edit(paint("UT", "#111111"));
    store.saveOnLeaving();
    expect(server.sentOnLeaving?.inputs["UT"]?.background).toBe("#111111");
  });

  it("SAV-05 sends no photos that are not uploaded while the page unloads, from any tab", async () => {
    const { projectId, server } = setUp();
    // Otherwise the first upload is saved when it is done.
    server.isUnreachable = true;
    const uploads: (() => void)[] = [];
    const uploader = { upload: () => new Promise<void>((resolve) => uploads.push(resolve)) };
    const adding = await openStore(projectId, server, { uploader });
    const other = await openStore(projectId, server, { uploader });
    for (const id of ["quick", "slow"]) await adding.store.addPhoto(storedPhoto(id));
    const images = [makePhoto("quick"), makePhoto("slow")];
    adding.store.edit({ type: "ADD_IMAGES", openingId: "CO", images });
    await expect.poll(() => uploads.length).toBe(2);
    await expect.poll(() => other.store.getState().content.inputs["CO"]?.images.length).toBe(2);
    const send = (store: ProjectStore) => {
      store.saveOnLeaving();
      return server.sentOnLeaving?.inputs["CO"]?.images.map(({ id }) => id);
    };
    expect([adding, other].map(({ store }) => send(store))).toEqual([[], []]);
    uploads[0]?.();
    for (const { store } of [adding, other]) {
      await expect.poll(() => send(store)).toEqual(["quick"]);
    }
  });
});

describe("a page that unloads", () => {
  it("causes no conflict in a tab that stays open", async () => {
    const { projectId, server } = setUp();
    const staying = await openStore(projectId, server);
    const leaving = await openStore(projectId, server);
    leaving.store.edit(paint("UT", "#111111"));
    leaving.store.saveOnLeaving();
    // The request arrives; its response is lost with the page.
    server.changeElsewhere(() => server.sentOnLeaving ?? EMPTY);
    staying.store.edit(paint("UT", "#222222"));
    await staying.store.save();
    expect(staying.store.getState().conflict).toBeUndefined();
    expect(server.copy.content.inputs["UT"]?.background).toBe("#222222");
    expect(readLeavingRecords("sent", projectId)).toEqual([]);
  });
});

describe("a stale copy", () => {
  const theirs = (openingId: string, background: string) => (content: typeof EMPTY) => ({
    ...content,
    inputs: {
      ...content.inputs,
      [openingId]: { type: "OPENING", images: [], background, modifiedAt: "" } as const,
    },
  });

  it("is merged opening by opening, without counting as a failure", async () => {
    const { projectId, server } = setUp();
    const { store, notifications } = await openStore(projectId, server);
    server.changeElsewhere(theirs("CO", "#333333"));
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(getColor(store, "CO")).toBe("#333333");
    expect(server.copy.content.inputs["UT"]?.background).toBe("#111111");
    expect(store.getState()).toMatchObject({ isDirty: false, updateErrorCounter: 0 });
    expect(notifications.saveFailures).toEqual([]);
  });

  it.each([
    ["mine", "#111111"],
    ["theirs", "#333333"],
  ] as const)(
    "is a conflict when both changed one opening; resolved with %s",
    async (choice, kept) => {
      const { projectId, server } = setUp();
      const { store } = await openStore(projectId, server);
      server.changeElsewhere(theirs("UT", "#333333"));
      store.edit(paint("UT", "#111111"));
      store.edit(paint("NM", "#444444"));
      await store.save();
      expect(store.getState().conflict?.openingIds).toEqual(["UT"]);
      await store.save();
      expect(server.copy.content.inputs["UT"]?.background).toBe("#333333");
      await store.resolveConflict(choice);
      expect(store.getState()).toMatchObject({ conflict: undefined, isDirty: false });
      expect(getColor(store, "UT")).toBe(kept);
      expect(server.copy.content.inputs["UT"]?.background).toBe(kept);
      expect(server.copy.content.inputs["NM"]?.background).toBe("#444444");
    },
  );

  it("is still a conflict after a reload", async () => {
    const { projectId, server } = setUp();
    const first = await openStore(projectId, server);
    server.changeElsewhere(theirs("UT", "#333333"));
    first.store.edit(paint("UT", "#111111"));
    await first.store.save();
    await first.store.close();
    const { store } = await openStore(projectId, server);
    expect(store.getState().conflict?.openingIds).toEqual(["UT"]);
    expect(getColor(store, "UT")).toBe("#111111");
  });
});
