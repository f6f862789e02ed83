import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { countTests, type TestCount } from "./count-tests.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const REPORTS = `${ROOT}.data/reports`;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the step leaves its test results. */
  readonly report?: string;
}

const vitest = (name: string, project: string): Step => {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return { name, command: ["vitest", "run", "--project", project, ...reporters], report };
};

const STEPS: readonly Step[] = [
  { name: "format", command: ["pnpm", "format:check"] },
  { name: "lint", command: ["pnpm", "lint"] },
  { name: "boundaries", command: ["pnpm", "boundaries"] },
  { name: "capabilities", command: ["pnpm", "capabilities"] },
  { name: "services", command: ["ops/services", "up"] },
  { name: "browser", command: ["node", "ops/browser/main.ts"] },
  { name: "generated files", command: ["pnpm", "generate", "--check"] },
  { name: "types", command: ["pnpm", "types"] },
  vitest("unit tests", "unit"),
  vitest("database tests", "database"),
  { name: "build", command: ["pnpm", "build"] },
  {
    name: "browser tests",
    command: ["playwright", "test", "-c", "e2e"],
    report: `${REPORTS}/browser.json`,
  },
];

/** Everything CI runs, in the order in which a failure is cheapest; the last line counts the tests. */
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const failedSteps: string[] = [];
const counts: TestCount[] = [];
for (const step of STEPS) {
  const started = Date.now();
  console.log(`\n=== ${step.name}`);
  const code = await run(step.command);
  if (step.report !== undefined) counts.push(await countTests(step.report));
  if (code !== 0) failedSteps.push(step.name);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`=== ${step.name}: ${code === 0 ? "ok" : "FAILED"} in ${seconds} s`);
  if (code !== 0 && step.report === undefined) break;
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
// A step that fails without a failing test must not read as a green run.
console.log(`${passed} passed, ${Math.max(failedTests, failedSteps.length)} failed`);
process.exitCode = failedSteps.length > 0 || passed === 0 ? 1 : 0;

function run([program, ...parameters]: Step["command"]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
