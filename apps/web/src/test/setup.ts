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

/** The timers that the file started; those of stores and retries may be due after its end. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimer } = globalThis;

beforeAll(() => {
  // Servers need their timers to close.
  if (typeof document === "undefined") return;
  const startRecorded = (action: () => void, delayMs?: number) => {
    const timer = startTimer(action, delayMs);
    timers.add(timer);
    return timer;
  };
  Reflect.set(globalThis, "setTimeout", startRecorded);
});

/** Ends the listeners that the file added to the window: a hydrated island reports every error. */
const listening = new AbortController();

if (typeof document !== "undefined") {
  const addListener = window.addEventListener.bind(window);
  const addUntilEnd: typeof addListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    addListener(type, listener, options);
    listening.signal.addEventListener("abort", () =>
      window.removeEventListener(type, listener, options),
    );
  };
  Reflect.set(window, "addEventListener", addUntilEnd);
  listening.signal.addEventListener("abort", () =>
    Reflect.set(window, "addEventListener", addListener),
  );
}

// The library registers its cleanup when it is loaded, which is once for all files of a worker.
afterEach(async () => {
  const library = await loadTestingLibrary();
  library?.cleanup();
});

// The files of a worker share its globals and what it has loaded from node_modules.
afterAll(() => {
  vi.useRealTimers();
  // A request that is retried later would reach the fake API of the next file.
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  Reflect.set(globalThis, "setTimeout", startTimer);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  if (typeof document === "undefined") return;
  listening.abort();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
