import { findTests, type Importers } from "./find-tests.ts";
import { applyMutant } from "./list-mutants.ts";
import type { FileMutant } from "./sample-mutants.ts";
import { TestRunner } from "./test-runner.ts";

export interface MutantResult {
  readonly package: string;
  readonly path: string;
  readonly line: number;
  readonly change: string;
  readonly outcome: "killed" | "survived";
}

interface TestOptions {
  readonly importers: Importers;
  readonly maxTests: number;
  readonly concurrency: number;
  readonly onResult: (result: MutantResult) => void;
}

/** Most mutants are killed by the nearest tests; the others are run only if they are not. */
const FIRST_TESTS = 4;

export async function testMutants(
  mutants: readonly FileMutant[],
  { importers, maxTests, concurrency, onResult }: TestOptions,
): Promise<void> {
  const testsOf = (path: string) => findTests(importers, path).slice(0, maxTests);
  const withServices = mutants.some(({ path }) =>
    testsOf(path).some((test) => test.endsWith(".db.test.ts")),
  );
  const waiting = mutants.values();
  const lanes = Array.from({ length: concurrency }, async () => {
    const runner = new TestRunner({ withServices });
    for (const mutant of waiting) {
      const tests = testsOf(mutant.path);
      const isKilled =
        (await detects(runner, mutant, tests.slice(0, FIRST_TESTS))) ||
        (await detects(runner, mutant, tests.slice(FIRST_TESTS)));
      onResult(describe(mutant, isKilled ? "killed" : "survived"));
    }
    await runner.close();
  });
  await Promise.all(lanes);
}

async function detects(
  runner: TestRunner,
  mutant: FileMutant,
  tests: readonly string[],
): Promise<boolean> {
  return !(await runner.passes(tests, {
    path: mutant.path,
    text: applyMutant(mutant.text, mutant),
  }));
}

function describe(mutant: FileMutant, outcome: MutantResult["outcome"]): MutantResult {
  const { package: name, path, line, text, start, end, replacement } = mutant;
  const change = `${text.slice(start, end)} -> ${replacement}`.replaceAll(/\s+/g, " ");
  return { package: name, path, line, change: change.slice(0, 120), outcome };
}
