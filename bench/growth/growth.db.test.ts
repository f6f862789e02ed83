import { soakRuns } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type FilledDatabase, openFilledDatabase } from "./filled-database.ts";
import { MAX_RATIO } from "./growth-table.ts";

const SIZES = [soakRuns(2_000, 10_000), soakRuns(10_000, 100_000)];

const databases: FilledDatabase[] = [];

beforeAll(async () => {
  // Indexes are used also where a table is small enough to be read whole.
  vi.stubEnv("PGOPTIONS", "-c enable_seqscan=off");
  for (const size of SIZES) databases.push(await openFilledDatabase(size));
}, 600_000);
afterAll(async () => {
  for (const database of databases) await database.close();
  vi.unstubAllEnvs();
});

async function countRows({ operations, counter }: FilledDatabase): Promise<[string, number][]> {
  const counts: [string, number][] = [];
  for (const { name, run } of operations) {
    await run();
    counts.push([name, (await counter.count(run)).rows]);
  }
  return counts;
}

it("no operation reads more rows because others have more", async () => {
  const [small = [], large = []] = await Promise.all(databases.map(countRows));
  const grown = large.filter(([, rows], i) => rows > MAX_RATIO * (small[i]?.[1] ?? 0));
  expect(small.length).toBeGreaterThan(10);
  expect(small.filter(([, rows]) => rows === 0)).toEqual([["Order search: nothing found", 0]]);
  expect(grown).toEqual([]);
}, 120_000);
