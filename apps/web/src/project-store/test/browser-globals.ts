import "fake-indexeddb/auto";
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
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  let urlCount = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(urlCount += 1)}`,
    revokeObjectURL: () => {},
  });
  HTMLElement.prototype.scrollIntoView = () => {};
}
