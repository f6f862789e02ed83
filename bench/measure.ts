/** A subject and its floor, measured in one run, so that a slow machine affects both. */
export interface Row {
  readonly name: string;
  readonly floorName: string;
  /** The unit of the measurements; the ratio is subject over floor. */
  readonly unit: "per second" | "milliseconds" | "count";
  readonly target: { readonly kind: "at least" | "at most"; readonly ratio: number };
  /** How often subject and floor alternate. */
  readonly rounds: number;
  prepare(): Promise<PreparedRow>;
}

export interface PreparedRow {
  /** Returns one measurement in the row's unit, as `floor` does. */
  subject(): Promise<number>;
  floor(): Promise<number>;
  /** A text for the table, for example a count of statements. */
  note?(): string;
  close(): Promise<void>;
}

export interface Measurement {
  readonly subject: number;
  readonly floor: number;
  readonly ratio: number;
  /** How far half of the rounds' ratios are from each other, at most, around the median. */
  readonly noise: number;
  readonly isReached: boolean;
  readonly note: string;
}

/** Alternates subject and floor, in alternating order, after a warm-up round. */
export async function measureRow(row: Row): Promise<Measurement> {
  const prepared = await row.prepare();
  try {
    await prepared.subject();
    await prepared.floor();
    const subjects: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < row.rounds; round += 1) {
      const turns = [
        async () => subjects.push(await prepared.subject()),
        async () => floors.push(await prepared.floor()),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const ratios = subjects.map((subject, i) => subject / (floors[i] ?? Number.NaN));
    const ratio = median(ratios);
    return {
      subject: median(subjects),
      floor: median(floors),
      ratio,
      noise: measureNoise(ratios),
      isReached: reachesTarget(ratio, row.target),
      note: prepared.note?.() ?? "",
    };
  } finally {
    await prepared.close();
  }
}

export function reachesTarget(ratio: number, target: Row["target"]): boolean {
  return target.kind === "at least" ? ratio >= target.ratio : ratio <= target.ratio;
}

/** Whether a row misses its target by more than its own noise. */
export function missesTarget(
  { ratio, noise }: Pick<Measurement, "ratio" | "noise">,
  target: Row["target"],
): boolean {
  const best = target.kind === "at least" ? ratio + noise : ratio - noise;
  return !reachesTarget(best, target);
}

/** Half the distance between the quartiles. */
function measureNoise(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / 2;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export async function measureMs(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** The CPU time of all threads of this process; other load affects it less than wall time. */
export async function measureCpuMs(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
