// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NetworkError } from "../../platform/api/execute.ts";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { guestRemote } from "./guests/guest-remote.ts";
import type { Uploader } from "./project-photos.ts";
import { saveAndWait } from "./save-and-wait.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { EMPTY, makePhoto, newProjectId, openStore, storedPhoto } from "./test/open-store.ts";
import { getColor, paint } from "./test/paint.ts";

beforeAll(stubBrowserGlobals);

let server: FakeServer;
let projectId: string;
let connection: FakeConnection;

beforeEach(() => {
  server = new FakeServer(EMPTY);
  projectId = newProjectId();
  connection = new FakeConnection();
});

/** Uploads wait for the connection, as those of the upload queue do. */
const createPatientUploader = (stored: string[]): Uploader => ({
  upload: async ({ id }, { signal }) => {
    if (!connection.online) {
      await new Promise<void>((resolve, reject) => {
        connection.subscribe(() => resolve());
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    stored.push(id);
  },
});

describe("without a connection", () => {
  it("sends nothing, counts no failure, and saves everything in one request when it is back", async () => {
    const { store, notifications } = await openStore(projectId, server, { connection });
    connection.emit("offline");
    for (const color of ["#111111", "#222222", "#333333"]) {
      store.edit(paint("UT", color));
      await store.saveInBackground();
    }
    store.edit(paint("CO", "#444444"));
    store.undo();
    expect(store.getState()).toMatchObject({
      isOffline: true,
      isDirty: true,
      saving: false,
      updateErrorCounter: 0,
    });
    expect(server.saves).toBe(0);
    connection.emit("online");
    await expect.poll(() => store.getState().isDirty || store.getState().saving).toBe(false);
    expect(server.copy.content.inputs["UT"]?.background).toBe("#333333");
    expect(server.copy.content.inputs["CO"]?.background).toBeUndefined();
    expect(server.saves).toBe(1);
    expect(notifications.saveFailures).toEqual([]);
  });

  it("a save without a response is postponed when the server cannot be reached, else it is a failed save", async () => {
    const { store, notifications } = await openStore(projectId, server, { connection });
    const save = vi.spyOn(server, "save");
    save.mockRejectedValueOnce(new NetworkError({}));
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(notifications.saveFailures).toEqual(["Network error."]);
    expect(store.getState().updateErrorCounter).toBe(1);
    save.mockImplementationOnce(async () => {
      connection.emit("offline");
      throw new NetworkError({});
    });
    await store.save();
    expect(notifications.saveFailures).toHaveLength(1);
    expect(store.getState()).toMatchObject({ isOffline: true, isDirty: true, saving: false });
    connection.emit("online");
    await expect.poll(() => server.copy.content.inputs["UT"]?.background).toBe("#111111");
  });

  it("keeps photos in order in the browser, and sends each once, also from a later visit", async () => {
    const stored: string[] = [];
    const uploader = createPatientUploader(stored);
    const first = await openStore(projectId, server, { connection, uploader });
    connection.emit("offline");
    for (const id of ["a", "b", "c"]) {
      await first.store.addPhoto(storedPhoto(id));
      first.store.edit({ type: "ADD_IMAGES", openingId: "UT", images: [makePhoto(id)] });
    }
    expect(first.store.findPhotoUrl("a", 256)).toBeDefined();
    await first.store.flush();
    await first.store.close();
    // The next visit starts with the connection.
    connection = new FakeConnection();
    const { store } = await openStore(projectId, server, { connection, uploader });
    const ids = () => server.copy.content.inputs["UT"]?.images.map(({ id }) => id);
    await expect.poll(() => ids()).toEqual(["a", "b", "c"]);
    expect(stored.toSorted()).toEqual(["a", "b", "c"]);
    await expect.poll(() => store.getState().isUploading).toBe(false);
  });

  it("is noticed by a wait for the save, which ends", async () => {
    const { store } = await openStore(projectId, server, { connection });
    const { signal } = new AbortController();
    connection.emit("offline");
    expect(await saveAndWait(store, signal)).toBe("saved");
    store.edit(paint("UT", "#111111"));
    expect(await saveAndWait(store, signal)).toBe("not-saved");
  });

  it("saves the project of a guest, which needs none", async () => {
    const { store } = await openStore(projectId, server, { connection, remote: guestRemote });
    connection.emit("offline");
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(store.getState()).toMatchObject({ isOffline: true, isDirty: false });
  });

  it("finds a change on another device when it is back, as before", async () => {
    const { store } = await openStore(projectId, server, { connection });
    connection.emit("offline");
    store.edit(paint("UT", "#111111"));
    server.changeElsewhere((content) => ({
      ...content,
      inputs: { UT: { type: "OPENING", images: [], background: "#999999", modifiedAt: "" } },
    }));
    connection.emit("online");
    await expect.poll(() => store.getState().conflict?.openingIds).toEqual(["UT"]);
    expect(getColor(store, "UT")).toBe("#111111");
  });
});

describe("after the session has ended", () => {
  it("keeps every edit, and saves when the tab is visited after a new log-in", async () => {
    const { store } = await openStore(projectId, server, { connection });
    server.isSignedOut = true;
    store.edit(paint("UT", "#111111"));
    await store.save();
    expect(store.getState()).toMatchObject({ isSignedOut: true, isDirty: true });
    server.isSignedOut = false;
    connection.emit("awake");
    await expect.poll(() => store.getState().isSignedOut).toBe(false);
    expect(server.copy.content.inputs["UT"]?.background).toBe("#111111");
  });
});
