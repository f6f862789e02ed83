/** At most `limit` at once; the others wait in the order they came. */
export function limitRunning(
  limit: number,
): <Output>(act: () => Promise<Output>) => Promise<Output> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (act) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      // Whoever waits takes over the place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
