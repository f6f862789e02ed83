import { measureMs, median } from "../measure.ts";
import { type FilledDatabase, openFilledDatabase } from "./filled-database.ts";
import type { Operation } from "./operations.ts";
import type { ReadCounter, TableReads } from "./read-counter.ts";

/** The cost of an operation in one database. */
export interface Cost extends Omit<TableReads, "table"> {
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface Growth {
  readonly operation: string;
  /** The costs in the order of the given sizes. */
  readonly costs: readonly Cost[];
}

const RUNS_PER_ROUND = 10;

/** Measures one database per size, alternating between them, so that other load affects all. */
export async function measureGrowth(
  sizes: readonly number[],
  { rounds, report }: { rounds: number; report: (text: string) => void },
): Promise<Growth[]> {
  const databases: FilledDatabase[] = [];
  try {
    for (const size of sizes) {
      const ms = await measureMs(async () => databases.push(await openFilledDatabase(size)));
      report(`${size} rows filled in ${Math.round(ms / 1000)} s`);
    }
    const [first] = databases;
    const growths: Growth[] = [];
    for (const [i, { name }] of (first?.operations ?? []).entries()) {
      const subjects = databases.flatMap(({ operations, counter }) =>
        operations.slice(i, i + 1).map((operation) => ({ operation, counter })),
      );
      growths.push({ operation: name, costs: await measureAlternately(subjects, rounds) });
      report(name);
    }
    return growths;
  } finally {
    for (const database of databases) await database.close();
  }
}

interface Subject {
  readonly operation: Operation;
  readonly counter: ReadCounter;
}

async function measureAlternately(subjects: readonly Subject[], rounds: number): Promise<Cost[]> {
  const measured = subjects.map((subject) => ({ ...subject, times: new Array<number>() }));
  const counts: ReturnType<typeof sumReads>[] = [];
  // Counted before the many runs, because each save leaves an old version of its rows.
  for (const { operation, counter } of measured) {
    await repeat(() => operation.run());
    counts.push(sumReads(await counter.count(() => repeat(() => operation.run()))));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { operation, times } of round % 2 === 0 ? measured : measured.toReversed()) {
      await repeat(async () => times.push(await measureMs(() => operation.run())));
    }
  }
  return measured.map(({ times }, i) => ({
    medianMs: median(times),
    p95Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN,
    pages: counts[i]?.pages ?? Number.NaN,
    rows: counts[i]?.rows ?? Number.NaN,
  }));
}

/** The pages and rows of one run, summed over all tables. */
function sumReads(reads: readonly TableReads[]): Omit<TableReads, "table"> {
  const sum = (read: (reads: TableReads) => number) =>
    reads.reduce((total, table) => total + read(table), 0) / RUNS_PER_ROUND;
  return { pages: sum(({ pages }) => pages), rows: sum(({ rows }) => rows) };
}

async function repeat(act: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < RUNS_PER_ROUND; i += 1) await act();
}
