/** Concurrent calls with the same key share one promise. */
export function shareInFlight<Input, Output>(
  make: (input: Input) => Promise<Output>,
): (key: string, input: Input) => Promise<Output> {
  const running = new Map<string, Promise<Output>>();
  return (key, input) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const made = make(input).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}
