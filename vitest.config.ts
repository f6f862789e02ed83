import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ignored = ["**/node_modules/**", "**/build/**", "e2e/**"];

// The default is one worker fewer than there are cores.
const maxWorkers = 2;

// Upper bounds for a busy machine: a test that waits for a fact takes as long as the fact does.
const testTimeout = 30_000;
const hookTimeout = 60_000;
const expectOptions = { poll: { timeout: 15_000 } };

/** Wait for the queue to find dead workers: at the end of a run they would be the only files left. */
const LONGEST = /killed-(?:worker|consumers)\.db\.test\.ts$/;

const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);

const usesDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment jsdom");

/**
 * A worker that gets a file of another environment ends, and the next one loads all modules again:
 * files with a document come after one another.
 */
const rank = (file: TestSpecification) => (isLongest(file) ? 0 : usesDocument(file) ? 1 : 2);

/** Starts the files that wait longest first; vitest orders the others by earlier results or size. */
class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files);
    const ranked = sorted.map((file) => ({ file, order: rank(file) }));
    return ranked.toSorted((a, b) => a.order - b.order).map(({ file }) => file);
  }
}

/** Files named *.db.test.ts talk to the real services; everything else runs without any. */
export default defineConfig({
  test: {
    sequence: { sequencer: FileOrder },
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...ignored, "apps/web/**", "**/*.db.test.ts"],
          expect: expectOptions,
          // These modules keep no state between files, so a worker loads each of them once.
          isolate: false,
          maxWorkers,
          testTimeout,
          hookTimeout,
        },
      },
      {
        test: {
          name: "web",
          env: { STAGE: "local" },
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ignored,
          setupFiles: "apps/web/src/test/setup.ts",
          expect: expectOptions,
          // A worker keeps jsdom and React, which take longest to load; setup.ts makes each file load
          // the project's modules again.
          isolate: false,
          pool: "threads",
          maxWorkers,
          testTimeout,
          hookTimeout,
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: ignored,
          globalSetup: "packages/testing/src/global-setup.ts",
          setupFiles: "packages/testing/src/rows/row-check.ts",
          expect: expectOptions,
          // Files keep their data apart by database, key prefix and identity, so they share modules
          // and overlap: most of their time is spent waiting for a service.
          isolate: false,
          maxWorkers: 6,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
