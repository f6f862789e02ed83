import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type FilledDatabase, openFilledDatabase } from "./filled-database.ts";
import { MAX_RATIO } from "./growth-table.ts";

const SIZES = [chooseSoakSize(2_000, 10_000), chooseSoakSize(20_000, 100_000)];

/** Rows that may be read in addition: old versions of saved rows, until they are vacuumed. */
const MAX_OLD_VERSIONS = 5;

const databases: FilledDatabase[] = [];

beforeAll(async () => {
  // Even a table small enough for a sequential scan is read by its indexes.
  vi.stubEnv("PGOPTIONS", "-c enable_seqscan=off");
  for (const size of SIZES) databases.push(await openFilledDatabase(size));
}, 600_000);
afterAll(async () => {
  for (const database of databases) await database.close();
  vi.unstubAllEnvs();
});

/** The rows read, by operation and table. */
async function countRows({ operations, counter }: FilledDatabase): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, run } of operations) {
    await run();
    for (const { table, rows } of await counter.count(run)) counts.set(`${name}, ${table}`, rows);
  }
  return counts;
}

it("no operation reads more rows because others have more", async () => {
  const [small = new Map(), large = new Map()] = await Promise.all(databases.map(countRows));
  const grown = [...large].filter(
    ([name, rows]) => rows > MAX_RATIO * small.get(name) + MAX_OLD_VERSIONS,
  );
  expect(small.get("Read a project, opening_input")).toBe(40);
  expect(grown).toEqual([]);
}, 120_000);
