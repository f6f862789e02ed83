export async function measureMs(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Of all threads of this process: what a busy machine disturbs less than the clock. */
export async function measureCpuMs(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
