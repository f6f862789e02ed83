import { describe, expect, it, vi } from "vitest";
import type { ProjectState } from "./project-state.ts";
import { saveAndWait } from "./save-and-wait.ts";

type Facts = Partial<
  Pick<ProjectState, "isUploading" | "saving" | "isDirty" | "updateErrorCounter" | "conflict">
>;

function createStore(initial: Facts, { canEdit = true, onSave = () => {} } = {}) {
  const idle = { isUploading: false, saving: false, isDirty: false, updateErrorCounter: 0 };
  let state = { ...idle, conflict: undefined, ...initial } as ProjectState;
  const listeners = new Set<() => void>();
  return {
    canEdit,
    listeners,
    save: vi.fn(async () => onSave()),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (facts: Facts) => {
      state = { ...state, ...facts };
      for (const listener of listeners) listener();
    },
  };
}

function createWait(store: ReturnType<typeof createStore>) {
  const leaving = new AbortController();
  let outcome: string | undefined;
  const waiting = saveAndWait(store, leaving.signal).then((saved) => (outcome = saved));
  return { leaving, waiting, outcome: () => outcome };
}

/** Lets every pending promise callback run. */
const flush = () => new Promise((resolve) => setImmediate(resolve));

describe("saveAndWait", () => {
  it("saves, and resolves at once when nothing is pending", async () => {
    const store = createStore({});
    expect(await createWait(store).waiting).toBe("saved");
    expect(store.save).toHaveBeenCalled();
    expect(store.listeners.size).toBe(0);
  });

  it("PRN-05 resolves with the change that ends the last upload and the last save", async () => {
    const store = createStore({ isUploading: true });
    const { waiting, outcome } = createWait(store);
    await flush();
    store.set({ isUploading: true, saving: true });
    store.set({ isUploading: false });
    await flush();
    expect(outcome()).toBeUndefined();
    store.set({ saving: false });
    expect(await waiting).toBe("saved");
    expect(store.listeners.size).toBe(0);
  });

  it("saves again what changed while uploads ran", async () => {
    const store = createStore(
      { isUploading: true },
      { onSave: () => store.getState().isUploading || store.set({ isDirty: false }) },
    );
    const { waiting } = createWait(store);
    await flush();
    store.set({ isUploading: false, isDirty: true });
    expect(await waiting).toBe("saved");
    expect(store.getState().isDirty).toBe(false);
  });

  it("does not save on every progress event of an upload", async () => {
    const store = createStore({ isUploading: true, isDirty: true, updateErrorCounter: 1 });
    createWait(store);
    await flush();
    for (let tick = 0; tick < 50; tick += 1) store.set({ isUploading: true });
    await flush();
    expect(store.save).toHaveBeenCalledOnce();
  });

  it("resolves as not saved after a failed save", async () => {
    const store = createStore({ isDirty: true, updateErrorCounter: 1 });
    expect(await createWait(store).waiting).toBe("not-saved");
  });

  it("resolves as not saved when a conflict appears, even while uploads run", async () => {
    const store = createStore({ isUploading: true });
    const { waiting } = createWait(store);
    await flush();
    store.set({ conflict: {} as NonNullable<ProjectState["conflict"]> });
    expect(await waiting).toBe("not-saved");
  });

  it("rejects and unsubscribes when the signal aborts", async () => {
    const store = createStore({ isUploading: true });
    const { waiting, leaving } = createWait(store);
    await flush();
    expect(store.listeners.size).toBe(1);
    leaving.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    expect(store.listeners.size).toBe(0);
  });

  it("has nothing to save in a project that cannot be edited", async () => {
    const store = createStore({ isDirty: true }, { canEdit: false });
    expect(await createWait(store).waiting).toBe("saved");
    expect(store.save).not.toHaveBeenCalled();
  });
});
