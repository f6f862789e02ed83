import { readFile } from "node:fs/promises";
import { relative } from "node:path";

export interface TestFile {
  readonly file: string;
  readonly seconds: number;
}

/**
 * The budget of the slowest files: together they take 510 s on two idle cores and 920 s when one is
 * busy. The limit allows for a busy machine; docs/testing.md says how to stay below it.
 */
export const TEST_FILE_BUDGET = { files: 10, seconds: 1600 };

/** The slowest test files of all reports, the slowest first; a missing report has no files. */
export async function findSlowFiles(
  reports: readonly string[],
  root: string,
  count = TEST_FILE_BUDGET.files,
): Promise<TestFile[]> {
  const texts = await Promise.all(
    reports.map((path) => readFile(path, "utf8").catch(() => undefined)),
  );
  return texts
    .flatMap((text) => (text === undefined ? [] : readFileTimes(JSON.parse(text))))
    .map(({ file, seconds }) => ({ file: relative(root, file), seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

export function readFileTimes(report: VitestReport | PlaywrightReport): TestFile[] {
  if ("testResults" in report) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const { rootDir } = report.config;
  return report.suites.map((suite) => ({
    file: `${rootDir}/${suite.file}`,
    seconds: sumDurations(suite) / 1000,
  }));
}

function sumDurations({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + sumDurations(suite), own);
}
