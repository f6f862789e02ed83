// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type BrowserStore, openBrowserStore } from "./browser-store.ts";
import { readLeavingRecords } from "./leaving-records.ts";
import { stubBrowserGlobals } from "./test/browser-globals.ts";
import { FakeServer } from "./test/fake-server.ts";
import { EMPTY, newProjectId, openStore, storedPhoto } from "./test/open-store.ts";
import { getColor, paint } from "./test/paint.ts";

beforeAll(stubBrowserGlobals);

function setUp() {
  return { projectId: newProjectId(), server: new FakeServer(EMPTY) };
}

describe("the journal in IndexedDB", () => {
  it("reports when every edit is persisted", async () => {
    const { projectId, server } = setUp();
    const { store } = await openStore(projectId, server);
    expect(store.getState().isPersisted).toBe(true);
    store.edit(paint("UT", "#222222"));
    expect(store.getState()).toMatchObject({ isPersisted: false });
    expect(getColor(store, "UT")).toBe("#222222");
    await expect.poll(() => store.getState().isPersisted).toBe(true);
  });

  it("restores unsaved edits and their undo steps", async () => {
    const { projectId, server } = setUp();
    const first = await openStore(projectId, server);
    server.isUnreachable = true;
    first.store.edit(paint("UT", "#111111"));
    first.store.edit(paint("UT", "#222222"));
    await first.store.save();
    await first.store.close();
    const { store } = await openStore(projectId, server);
    expect(getColor(store, "UT")).toBe("#222222");
    store.undo();
    expect(getColor(store, "UT")).toBe("#111111");
    store.redo();
    expect(getColor(store, "UT")).toBe("#222222");
    await expect.poll(() => store.getState().saving).toBe(false);
    server.isUnreachable = false;
    await store.save();
    expect(server.copy.content.inputs["UT"]?.background).toBe("#222222");
  });

  it("is truncated after a thousand edits, and stays readable", async () => {
    const { projectId, server } = setUp();
    const first = await openStore(projectId, server);
    for (let i = 0; i < 1000; i += 1) first.store.edit(paint("UT", `#${100_000 + i}`));
    await first.store.save();
    await first.store.close();
    for (const _visit of [1, 2]) {
      const { store } = await openStore(projectId, server);
      expect(getColor(store, "UT")).toBe("#100999");
      store.undo();
      expect(getColor(store, "UT")).toBe("#100998");
      store.redo();
      await store.save();
      await store.close();
    }
  });
});

describe("a page that unloads before IndexedDB has committed its edits", () => {
  /** Never commits, like a transaction of an unloading page. */
  async function openLosingStore(): Promise<BrowserStore> {
    const db = await openBrowserStore();
    return new Proxy(db, {
      get(target, name) {
        if (name === "add") return () => new Promise(() => {});
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  it("loses none of them, although the server is unreachable", async () => {
    const { projectId, server } = setUp();
    server.isUnreachable = true;
    const leaving = await openStore(projectId, server, { db: await openLosingStore() });
    leaving.store.edit(paint("UT", "#111111"));
    leaving.store.edit(paint("UT", "#222222"));
    leaving.store.saveOnLeaving();
    for (const _visit of [1, 2]) {
      const { store } = await openStore(projectId, server);
      expect(getColor(store, "UT")).toBe("#222222");
      expect(readLeavingRecords("unstored", projectId)).toEqual([]);
      await store.close();
    }
    const { store } = await openStore(projectId, server);
    store.undo();
    store.undo();
    expect(store.getState().canUndo).toBe(false);
  });

  it("passes them to a tab that stays open", async () => {
    const { projectId, server } = setUp();
    const staying = await openStore(projectId, server);
    const leaving = await openStore(projectId, server, { db: await openLosingStore() });
    leaving.store.edit(paint("UT", "#111111"));
    leaving.store.saveOnLeaving();
    const [record] = readLeavingRecords("unstored", projectId);
    // Browsers dispatch it in every other tab.
    dispatchEvent(new StorageEvent("storage", { key: record?.key ?? "", newValue: "[]" }));
    await expect.poll(() => getColor(staying.store, "UT")).toBe("#111111");
  });

  it("applies an edit once that was committed after all", async () => {
    const { projectId, server } = setUp();
    server.isUnreachable = true;
    const leaving = await openStore(projectId, server);
    leaving.store.edit(paint("UT", "#111111"));
    leaving.store.edit(paint("UT", "#222222"));
    leaving.store.saveOnLeaving();
    await leaving.store.flush();
    const { store } = await openStore(projectId, server);
    store.undo();
    expect(getColor(store, "UT")).toBe("#111111");
    store.undo();
    expect(store.getState().canUndo).toBe(false);
  });
});

describe("two tabs", () => {
  it("have no conflict when one opens with a copy that is older than the other's last save", async () => {
    const { projectId, server } = setUp();
    const one = await openStore(projectId, server);
    const old = structuredClone(server.copy);
    one.store.edit(paint("UT", "#111111"));
    await one.store.save();
    one.store.edit(paint("UT", "#222222"));
    await one.store.flush();
    const two = await openStore(projectId, server, { server: old });
    expect(two.store.getState().conflict).toBeUndefined();
    expect(getColor(two.store, "UT")).toBe("#222222");
    await Promise.all([one.store.close(), two.store.close()]);
  });

  it("apply the edits of each other", async () => {
    const { projectId, server } = setUp();
    const one = await openStore(projectId, server);
    const two = await openStore(projectId, server);
    one.store.edit(paint("UT", "#111111"));
    two.store.edit(paint("CO", "#222222"));
    await expect.poll(() => getColor(two.store, "UT")).toBe("#111111");
    await expect.poll(() => getColor(one.store, "CO")).toBe("#222222");
    await Promise.all([one.store.close(), two.store.close()]);
  });

  it("converge after both edited the same opening many times", async () => {
    const { projectId, server } = setUp();
    const one = await openStore(projectId, server);
    const two = await openStore(projectId, server);
    for (let i = 0; i < 50; i += 1) {
      one.store.edit(paint("UT", `#1${10_000 + i}`));
      two.store.edit(paint("UT", `#2${10_000 + i}`));
      if (i % 10 === 0) await Promise.all([one.store.save(), two.store.save()]);
    }
    await vi.waitFor(() => {
      expect(one.store.getState().content).toEqual(two.store.getState().content);
    }, 15_000);
    await one.store.save();
    await two.store.save();
    expect(one.store.getState().conflict ?? two.store.getState().conflict).toBeUndefined();
    expect(server.copy.content).toEqual(one.store.getState().content);
    await Promise.all([one.store.close(), two.store.close()]);
  });

  it("reread only what a message names as changed", async () => {
    const { projectId, server } = setUp();
    const { store } = await openStore(projectId, server);
    const db = await openBrowserStore();
    const edit = paint("UT", "#111111");
    const entry = { kind: "edit", edit, at: "2026-11-15T08:00:00.000Z" } as const;
    await db.add("journal", { projectId, id: "of another tab", entry });
    await db.put("photos", { ...storedPhoto("p"), projectId, status: "COMPLETED" });
    const otherTab = new BroadcastChannel(`photomap-project-${projectId}`);
    otherTab.postMessage({ changed: ["serverCopy"] });
    otherTab.postMessage({ changed: ["photos"] });
    await expect.poll(() => store.getState().uploads["p"]?.status).toBe("COMPLETED");
    expect(getColor(store, "UT")).toBeUndefined();
    await db.put("photos", { ...storedPhoto("q"), projectId, status: "COMPLETED" });
    otherTab.postMessage({ changed: ["journal"] });
    await expect.poll(() => getColor(store, "UT")).toBe("#111111");
    expect(store.getState().uploads["q"]).toBeUndefined();
    otherTab.close();
    await store.close();
  });

  it("name what they changed in their messages", async () => {
    const { projectId, server } = setUp();
    const messages: string[] = [];
    const otherTab = new BroadcastChannel(`photomap-project-${projectId}`);
    otherTab.addEventListener("message", ({ data }) => messages.push(data.changed.join("+")));
    const { store } = await openStore(projectId, server);
    await store.addPhoto(storedPhoto("p"));
    await expect.poll(() => messages).toEqual(["photos", "photos"]);
    store.edit(paint("UT", "#111111"));
    await expect.poll(() => messages.at(-1)).toBe("journal");
    await store.save();
    await expect.poll(() => messages.at(-1)).toBe("journal+serverCopy");
    otherTab.close();
    await store.close();
  });
});
