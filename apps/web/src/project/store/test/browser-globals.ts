import "./fake-indexed-db.ts";
import { Blob, File } from "node:buffer";
import { locks } from "node:worker_threads";
import { vi } from "vitest";

/** What the project store needs and jsdom lacks; IndexedDB can only clone blobs of Node. */
export function stubBrowserGlobals(): void {
  vi.stubGlobal("Blob", Blob);
  vi.stubGlobal("File", File);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.defineProperty(navigator, "locks", { configurable: true, value: createLocks() });
  let urlCount = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(urlCount += 1)}`,
    revokeObjectURL: () => {},
  });
  HTMLElement.prototype.scrollIntoView = () => {};
}

/** The locks of Node are shared by all files: one that was left locked must not block others. */
function createLocks() {
  const prefix = crypto.randomUUID();
  const request: typeof locks.request = (name: string, ...rest: [never]) =>
    locks.request(`${prefix} ${name}`, ...rest);
  const query = async () => {
    const { held } = await locks.query();
    return { held: held.filter(({ name }) => name?.startsWith(prefix)) };
  };
  return { request, query };
}
