import { afterAll, afterEach, beforeAll, vi } from "vitest";

/** An upper bound for a busy machine; the default of one second is too short there. */
const ASYNC_TIMEOUT_MS = 15_000;

// Files without a document render nothing, and are spared the import.
const loadTestingLibrary = async () =>
  typeof document === "undefined" ? undefined : await import("@testing-library/react");

beforeAll(async () => {
  const library = await loadTestingLibrary();
  library?.configure({
    asyncUtilTimeout: ASYNC_TIMEOUT_MS,
    // Role queries compute the visibility of every element otherwise, which is slow in jsdom.
    defaultHidden: true,
  });
});

// The library registers its cleanup when it is loaded, which is once for all files of a worker.
afterEach(async () => {
  const library = await loadTestingLibrary();
  library?.cleanup();
});

// The files of a worker share its globals and what it has loaded from node_modules.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  if (typeof document === "undefined") return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
