import { chooseSoakSize } from "@photomap/testing/soak";

const SAMPLES = chooseSoakSize(40, 1000);
/** The most samples; fewer are taken when the result is clear. */
export const MAX_SAMPLES = chooseSoakSize(120, 1000);
export const LIMIT_MS = 5;

export interface Difference {
  readonly ms: number;
  readonly marginMs: number;
}

type Request = () => Promise<unknown>;

/**
 * Compares two requests that must not be told apart by their times: by wall time, or by CPU time
 * while a busy machine makes wall time inconclusive.
 */
export async function compareTimes(
  createPair: (i: number) => readonly [Request, Request],
): Promise<Difference> {
  const wallMs: number[] = [];
  const cpuMs: number[] = [];
  for (let i = 0; i < MAX_SAMPLES; i += 1) {
    const [known, unknown] = createPair(i);
    // The order alternates, so that the cost a request leaves for the next one cancels out.
    const [first, second] = i % 2 === 0 ? [known, unknown] : [unknown, known];
    const [one, two] = [await measure(first), await measure(second)];
    const sign = i % 2 === 0 ? 1 : -1;
    wallMs.push(sign * (one.wallMs - two.wallMs));
    cpuMs.push(sign * (one.cpuMs - two.cpuMs));
    if ((i + 1) % SAMPLES > 0) continue;
    const [wall, cpu] = [estimate(wallMs), estimate(cpuMs)];
    // Only an equality is clear early: for a while, load can slow down one request of each pair.
    if (wall.ms + wall.marginMs < LIMIT_MS) return wall;
    if (cpu.ms + cpu.marginMs < LIMIT_MS) return cpu;
  }
  // The load of the machine makes the times inexact: differences within twice the margin, which
  // one in 10,000 runs exceeds by chance, do not count.
  const { ms, marginMs } = estimate(wallMs);
  return { ms: Math.max(0, ms - 2 * marginMs), marginMs };
}

async function measure(request: Request): Promise<{ wallMs: number; cpuMs: number }> {
  const start = performance.now();
  const startCpu = process.cpuUsage();
  await request();
  const { user, system } = process.cpuUsage(startCpu);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Estimates the median of paired differences and its margin of error. */
function estimate(differences: number[]): Difference {
  const ms = median(differences);
  const spread = median(differences.map((difference) => Math.abs(difference - ms)));
  return { ms: Math.abs(ms), marginMs: (2 * 1.858 * spread) / Math.sqrt(differences.length) };
}
