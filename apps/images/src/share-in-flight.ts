/** Concurrent calls with the same key share one promise. */
export function shareInFlight<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (key: string, input: Input) => Promise<Output> {
  const running = new Map<string, Promise<Output>>();
  return (key, input) => {
    const inFlight = running.get(key);
    if (inFlight !== undefined) return inFlight;
    const promise = run(input).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
