const SECONDS = 3;

/** How often `act` is done per second by this many workers, each starting anew when it is done. */
export async function countPerSecond(
  workers: number,
  act: (worker: number) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() - began < SECONDS * 1000) {
        await act(worker);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}
