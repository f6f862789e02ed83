import { readFile } from "node:fs/promises";

export interface FailedTest {
  readonly title: string;
  /** The error, which starts with its message. */
  readonly error: string;
}

export interface VitestFailures {
  readonly testResults: readonly {
    readonly name: string;
    /** The error of a file that couldn't run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightFailures {
  readonly suites: readonly PlaywrightSuite[];
}

/** The failed tests in the JSON reports of vitest and Playwright; a missing report has none. */
export async function findFailedTests(reports: readonly string[]): Promise<FailedTest[]> {
  const texts = await Promise.all(
    reports.map((path) => readFile(path, "utf8").catch(() => undefined)),
  );
  return texts.flatMap((text) => (text === undefined ? [] : readFailedTests(JSON.parse(text))));
}

export function readFailedTests(report: VitestFailures | PlaywrightFailures): FailedTest[] {
  return "testResults" in report
    ? report.testResults.flatMap(readVitestFile)
    : report.suites.flatMap(readPlaywrightSuite);
}

function readVitestFile({
  name,
  message,
  assertionResults,
}: VitestFailures["testResults"][number]): FailedTest[] {
  const failed = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages = [] }) => ({
      title: `${name} › ${fullName}`,
      error: failureMessages.join("\n"),
    }));
  return message === undefined || message === ""
    ? failed
    : [{ title: name, error: message }, ...failed];
}

/** Reads a suite; a test that passed only when it was repeated counts as failed. */
function readPlaywrightSuite({ suites = [], specs }: PlaywrightSuite): FailedTest[] {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        title: `${file}:${line} › ${title}`,
        error: results.map(({ error }) => error?.message ?? "").find((text) => text !== "") ?? "",
      })),
  );
  return [...failed, ...suites.flatMap(readPlaywrightSuite)];
}
