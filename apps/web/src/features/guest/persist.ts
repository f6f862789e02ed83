const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** Tries until it works: a train leaves every tunnel. Refusals are answers and come back at once. */
export async function persist<Result>(
  act: () => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<Result> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await act();
    } catch (error) {
      onFailure(error);
      await untilWorthAnotherTry(waitMs);
    }
  }
}

function untilWorthAnotherTry(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener("online", go);
  });
}
