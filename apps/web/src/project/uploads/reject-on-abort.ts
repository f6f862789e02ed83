/**
 * Rejects when the signal aborts. Removes its listener when the promise settles: a page-long signal
 * would collect one per try.
 */
export async function rejectOnAbort<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const settled = new AbortController();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { signal: settled.signal });
      promise.then(resolve, reject);
    });
  } finally {
    settled.abort();
  }
}
