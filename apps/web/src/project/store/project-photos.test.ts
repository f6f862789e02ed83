// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Uploader } from "./project-photos.ts";
import type { ProjectStore } from "./project-store.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { EMPTY, makePhoto, newProjectId, openStore, storedPhoto } from "./test/open-store.ts";

beforeAll(stubBrowserGlobals);

function setUp() {
  return { projectId: newProjectId(), server: new FakeServer(EMPTY) };
}

describe("uploads", () => {
  it("UPL-06 are in progress, then completed", async () => {
    const { projectId, server } = setUp();
    let finish = () => {};
    const uploader: Uploader = {
      upload: (_photo, { onProgress }) => {
        onProgress?.(0.5);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    };
    const { store } = await openStore(projectId, server, { uploader });
    await store.addPhoto(storedPhoto("a"));
    await expect
      .poll(() => store.getState().uploads["a"])
      .toMatchObject({ status: "IN_PROGRESS", progress: 0.5 });
    finish();
    await expect.poll(() => store.getState().uploads["a"]?.status).toBe("COMPLETED");
    expect(store.getState().isUploading).toBe(false);
  });

  it("have one progress together, in which a completed one still counts", async () => {
    const { projectId, server } = setUp();
    const running = new Map<string, { report: (share: number) => void; finish: () => void }>();
    const uploader: Uploader = {
      upload: ({ id }, { onProgress }) =>
        new Promise((resolve) => {
          running.set(id, { report: (share) => onProgress?.(share), finish: resolve });
        }),
    };
    const { store } = await openStore(projectId, server, { uploader });
    for (const id of ["p1", "p2"]) await store.addPhoto(storedPhoto(id));
    await expect.poll(() => running.size).toBe(2);
    expect(store.getState().uploadProgress).toBe(0);
    running.get("p1")?.report(0.5);
    expect(store.getState().uploadProgress).toBe(0.25);
    running.get("p1")?.finish();
    await expect.poll(() => store.getState().uploads["p1"]?.status).toBe("COMPLETED");
    expect(store.getState().uploadProgress).toBe(0.5);
    running.get("p2")?.finish();
    await expect.poll(() => store.getState().isUploading).toBe(false);
    await store.addPhoto(storedPhoto("p3"));
    expect(store.getState().uploadProgress).toBe(0);
  });

  it("continue after the tab was closed", async () => {
    const { projectId, server } = setUp();
    const never: Uploader = { upload: () => new Promise(() => {}) };
    const first = await openStore(projectId, server, { uploader: never });
    await first.store.addPhoto(storedPhoto("b"));
    first.store.edit({ type: "ADD_IMAGES", openingId: "CO", images: [makePhoto("b")] });
    await first.store.save();
    const sent: string[] = [];
    const uploader: Uploader = {
      upload: async ({ id }) => {
        sent.push(id);
      },
    };
    await first.store.close();
    // A closed page releases its lock; in this test the lock is held by a pending promise.
    vi.spyOn(navigator.locks, "request").mockImplementationOnce(((
      _name: string,
      _options: LockOptions,
      act: () => Promise<void>,
    ) => act()) as never);
    const { store } = await openStore(projectId, server, { uploader });
    await expect.poll(() => store.getState().uploads["b"]?.status).toBe("COMPLETED");
    expect(sent).toEqual(["b"]);
    await expect.poll(() => server.copy.content.inputs["CO"]?.images).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it("UPL-06 that fail remove their photo from the map; a retry restores and saves it", async () => {
    const { projectId, server } = setUp();
    let isBroken = true;
    const uploader: Uploader = {
      upload: async () => {
        if (isBroken) throw new Error("403");
      },
    };
    const { store, notifications } = await openStore(projectId, server, { uploader });
    const images = [makePhoto("b"), makePhoto("c"), makePhoto("d")];
    store.edit({ type: "ADD_IMAGES", openingId: "CO", images });
    await store.addPhoto(storedPhoto("c"));
    await expect.poll(() => notifications.uploadFailures).toEqual(["c"]);
    expect(store.getState().uploads["c"]?.status).toBe("FAILED");
    expect(photosIn(store)).toEqual(["b", "d"]);
    isBroken = false;
    notifications.retryAll();
    await expect.poll(() => store.getState().uploads["c"]?.status).toBe("COMPLETED");
    expect(photosIn(store)).toEqual(["b", "c", "d"]);
    await expect.poll(() => server.copy.content.inputs["CO"]?.images).toHaveLength(3);
  });

  it("that fail restore their photo once when an undo precedes the retry", async () => {
    const { projectId, server } = setUp();
    const uploader: Uploader = {
      upload: async () => {
        throw new Error("503");
      },
    };
    const { store, notifications } = await openStore(projectId, server, { uploader });
    store.edit({ type: "ADD_IMAGES", openingId: "CO", images: [makePhoto("c")] });
    await store.addPhoto(storedPhoto("c"));
    await expect.poll(() => notifications.uploadFailures).toEqual(["c"]);
    store.undo();
    notifications.retryAll();
    expect(photosIn(store)).toEqual(["c"]);
  });
});

function photosIn(store: ProjectStore): string[] | undefined {
  return store.getState().content.inputs["CO"]?.images.map(({ id }) => id);
}
