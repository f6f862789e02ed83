import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProjectState } from "./project-state.ts";
import { settleProject } from "./settle-project.ts";

type Facts = Partial<
  Pick<ProjectState, "isUploading" | "saving" | "isDirty" | "updateErrorCounter" | "conflict">
>;

/** A store that is as the next fact says each time it is asked. */
function createStore(facts: Facts[], canEdit = true) {
  const save = vi.fn(async () => {});
  const [first] = facts;
  if (first === undefined) throw new Error("A store is somehow");
  const getState = () => {
    const state = facts.length > 1 ? facts.shift() : facts[0];
    const settled = { isUploading: false, saving: false, isDirty: false, updateErrorCounter: 0 };
    return { ...settled, conflict: undefined, ...state } as ProjectState;
  };
  return { canEdit, save, getState };
}

const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a project that is about to be printed", () => {
  it("is saved first", async () => {
    const store = createStore([{}]);
    expect(await settleProject(store, signal)).toBe("saved");
    expect(store.save).toHaveBeenCalledOnce();
  });

  it("is waited for every 100 ms while photos are sent or a save runs", async () => {
    const store = createStore([{ isUploading: true }, { saving: true }, { isDirty: true }, {}]);
    const settled = settleProject(store, signal);
    await vi.advanceTimersByTimeAsync(299);
    expect(store.save).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toBe("saved");
  });

  it("is not printed when it could not be saved", async () => {
    const store = createStore([{ isDirty: true, updateErrorCounter: 1 }]);
    expect(await settleProject(store, signal)).toBe("not-saved");
  });

  it("of somebody else has nothing to save", async () => {
    const store = createStore([{ isDirty: true }], false);
    expect(await settleProject(store, signal)).toBe("saved");
    expect(store.save).not.toHaveBeenCalled();
  });
});
