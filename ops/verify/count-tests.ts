import { readFile } from "node:fs/promises";

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The counts in a JSON report of vitest or Playwright; a missing report counts as one failure. */
export async function countTests(path: string): Promise<TestCount> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 1 } : readCounts(JSON.parse(text));
}

export function readCounts(report: unknown): TestCount {
  const facts = Object(report);
  if ("stats" in facts) {
    const { expected, flaky, unexpected } = facts.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: facts.numPassedTests, failed: facts.numFailedTests };
}
