import type { Row } from "./row.ts";

export interface Measurement {
  readonly thing: number;
  readonly floor: number;
  readonly ratio: number;
  readonly isReached: boolean;
  readonly note: string;
}

/** Takes turns, the order switching each round, after one round that only warms up. */
export async function measureRow(row: Row): Promise<Measurement> {
  const prepared = await row.prepare();
  try {
    await prepared.thing();
    await prepared.floor();
    const things: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < row.rounds; round += 1) {
      const turns = [
        async () => things.push(await prepared.thing()),
        async () => floors.push(await prepared.floor()),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const ratios = things.map((thing, i) => thing / (floors[i] ?? Number.NaN));
    const ratio = median(ratios);
    return {
      thing: median(things),
      floor: median(floors),
      ratio,
      isReached: reaches(ratio, row.target),
      note: prepared.note?.() ?? "",
    };
  } finally {
    await prepared.close();
  }
}

export function reaches(ratio: number, target: Row["target"]): boolean {
  return target.kind === "at least" ? ratio >= target.ratio : ratio <= target.ratio;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
