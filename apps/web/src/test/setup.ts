import { beforeAll } from "vitest";

/** An upper bound for a busy machine; the default of one second is too short there. */
const ASYNC_TIMEOUT_MS = 15_000;

beforeAll(async () => {
  // Files without a document render nothing, and are spared the import.
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  configure({
    asyncUtilTimeout: ASYNC_TIMEOUT_MS,
    // Role queries compute the visibility of every element otherwise, which is slow in jsdom.
    defaultHidden: true,
  });
});
