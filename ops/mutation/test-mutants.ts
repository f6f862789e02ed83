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
    let isProven = false;
    for (const mutant of waiting) {
      const tests = testsOf(mutant.path);
      if (!isProven && tests.length > 0) {
        await requireEffect(runner, mutant.path, tests.slice(0, 1));
        isProven = true;
      }
      const text = applyMutant(mutant.text, mutant);
      const hasPassed = await runner.passes(tests, { path: mutant.path, text });
      onResult(describe(mutant, hasPassed ? "survived" : "killed"));
    }
    await runner.close();
  });
  await Promise.all(lanes);
}

/** Throws unless a file that throws fails its tests: otherwise the runner does not load mutants. */
async function requireEffect(
  runner: TestRunner,
  path: string,
  tests: readonly string[],
): Promise<void> {
  const isLoaded = !(await runner.passes(tests, { path, text: 'throw new Error("mutant");' }));
  if (!isLoaded) throw new Error(`${tests.join()} does not load ${path}`);
}

function describe(mutant: FileMutant, outcome: MutantResult["outcome"]): MutantResult {
  const { package: name, path, line, text, start, end, replacement } = mutant;
  const change = `${text.slice(start, end)} -> ${replacement}`.replaceAll(/\s+/g, " ");
  return { package: name, path, line, change: change.slice(0, 120), outcome };
}
