/** An upper bound for a busy machine; the default of one second is too short there. */
const ASYNC_TIMEOUT_MS = 15_000;

// Files without a document render nothing, and are spared the import.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({
    asyncUtilTimeout: ASYNC_TIMEOUT_MS,
    // Role queries compute the visibility of every element otherwise, which is slow in jsdom.
    defaultHidden: true,
  });
}

export {};
