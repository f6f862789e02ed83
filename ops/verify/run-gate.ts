import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { countTests } from "./count-tests.ts";
import { findFailedTests } from "./failed-tests.ts";
import { runSteps, type Step, type StepResult } from "./run-steps.ts";
import { findSlowFiles, TEST_FILE_BUDGET } from "./slow-files.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The characters of an error to print: its message and the first lines of the stack. */
const ERROR_LENGTH = 1000;
const REPORTS = `${ROOT}.data/reports`;

export interface GateOptions {
  /** Whether the run fails when the slowest test files exceed their budget together. */
  readonly hasFileBudget: boolean;
  /** Whether a run without tests passes, because a change may affect none. */
  readonly allowsNoTests?: boolean;
}

/** A test run of a project in vitest.config.ts, with all its files or the named ones. */
export function vitestStep(
  project: string,
  files: readonly string[] = [],
): Pick<Step, "command" | "report"> {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return { command: ["vitest", "run", "--project", project, ...reporters, ...files], report };
}

export function playwrightStep(files: readonly string[] = []): Pick<Step, "command" | "report"> {
  return {
    command: ["playwright", "test", "-c", "e2e", ...files],
    report: `${REPORTS}/browser.json`,
  };
}

/** Runs the steps, prints their times, and counts the tests on the last line. */
export async function runGate(
  steps: readonly Step[],
  { hasFileBudget, allowsNoTests = false }: GateOptions,
): Promise<void> {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const startMs = Date.now();
  const results = await runSteps(steps, ROOT);
  printTimes(results, startMs);
  const failed = results.filter(({ isOk }) => !isOk).map(({ name }) => name);
  const reports = results.flatMap(({ report }) => report ?? []);
  const isOverBudget = await printSlowFiles(reports);
  if (hasFileBudget && isOverBudget) failed.push("test file budget");
  const passed = await printTotals(results, failed);
  process.exitCode = failed.length > 0 || (passed === 0 && !allowsNoTests) ? 1 : 0;
}

function printTimes(results: readonly StepResult[], gateStartMs: number): void {
  const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);
  console.log("\n=== times");
  for (const { name, startMs, endMs, processorUse, isOk } of results) {
    const use = `${Math.round(processorUse * 100)} % of the cores`;
    const line = `${name.padEnd(18)} ${seconds(endMs - startMs)} s from ${seconds(startMs - gateStartMs)} s, ${use}`;
    console.log(isOk ? line : `${line}  FAILED`);
  }
  console.log(`${"all".padEnd(18)} ${seconds(Date.now() - gateStartMs)} s`);
}

/** Prints the slowest files and returns whether they are over their budget. */
async function printSlowFiles(reports: readonly string[]): Promise<boolean> {
  const slowest = await findSlowFiles(reports, ROOT);
  const total = slowest.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `\n=== the ${slowest.length} slowest test files: ${total.toFixed(1)} s of ${TEST_FILE_BUDGET.seconds} s allowed`,
  );
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return total > TEST_FILE_BUDGET.seconds;
}

/** Prints failures again at the end, because a long log has them far above. */
async function printFailedTests(reports: readonly string[]): Promise<void> {
  const failed = await findFailedTests(reports);
  if (failed.length === 0) return;
  console.log("\n=== failed tests");
  for (const { title, error } of failed)
    console.log(
      `${title.replace(ROOT, "")}\n    ${error.slice(0, ERROR_LENGTH).replaceAll("\n", "\n    ")}`,
    );
}

/** Prints and returns the passed tests; a step that fails without a failing test is one failure. */
async function printTotals(
  results: readonly StepResult[],
  failed: readonly string[],
): Promise<number> {
  const reports = results.flatMap(({ report }) => report ?? []);
  const counts = await Promise.all(reports.map(countTests));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failedTests = counts.reduce((sum, count) => sum + count.failed, 0);
  await printFailedTests(reports);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  console.log(`${passed} passed, ${Math.max(failedTests, failed.length)} failed`);
  return passed;
}
