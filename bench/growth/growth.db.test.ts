import { soakRuns } from "@photomap/testing/soak";
import { expect, it } from "vitest";
import { measureGrowth } from "./measure-growth.ts";

const ROWS = soakRuns(20_000, 100_000);

/** Stops at the thousandth order. */
const LIMITED = "Order search: a word of every order";

it("no operation reads a growing table whole", async () => {
  const growths = await measureGrowth([ROWS], { rounds: 1, report: () => undefined });
  const scanned = growths
    .filter(({ operation }) => operation !== LIMITED)
    .map(({ operation, costs }) => [operation, costs.flatMap((cost) => cost.scannedTables)]);
  expect(scanned.length).toBeGreaterThan(10);
  expect(scanned.filter(([, tables]) => tables.length > 0)).toEqual([]);
}, 600_000);
