import { type Capability, findIds, type Reading } from "./document.ts";
import type { TestCase } from "./find-tests.ts";

interface GroupCoverage {
  readonly group: string;
  /** The ids of the rows that a test proves, by how the product follows them. */
  readonly delivered: Readonly<Record<Reading, readonly string[]>>;
  readonly missing: readonly Capability[];
}

export interface Coverage {
  readonly groups: readonly GroupCoverage[];
  /** Tests that would falsify the count, each with a remedy. */
  readonly mistakes: readonly string[];
}

export function measureCoverage(
  capabilities: readonly Capability[],
  tests: readonly TestCase[],
): Coverage {
  const known = new Set(capabilities.map(({ id }) => id));
  const named = tests.flatMap((test) =>
    findIds(test.title, capabilities).map((id) => ({ id, test })),
  );
  const delivered = new Set(named.filter(({ test }) => !test.skipped).map(({ id }) => id));
  return {
    groups: [...Map.groupBy(capabilities, ({ group }) => group)].map(([group, rows]) => {
      const listDelivered = (reading: Reading) =>
        rows.filter((row) => row.reading === reading && delivered.has(row.id)).map(({ id }) => id);
      return {
        group,
        delivered: {
          asWritten: listDelivered("asWritten"),
          decided: listDelivered("decided"),
          deviating: listDelivered("deviating"),
        },
        missing: rows.filter(({ id }) => !delivered.has(id)),
      };
    }),
    mistakes: named.flatMap(({ id, test }) => {
      const where = `${test.path}:${test.line}`;
      if (!known.has(id)) return [`${where} names ${id}, which does not exist. Correct the id.`];
      if (!test.skipped) return [];
      return [`${where} names ${id} but does not run. Finish the test or take the id out.`];
    }),
  };
}
