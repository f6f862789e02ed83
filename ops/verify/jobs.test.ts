import { execFile } from "node:child_process";
import { relative } from "node:path";
import { promisify } from "node:util";
import { chooseSoakSize } from "@photomap/testing/soak";
import { expect, it } from "vitest";
import { createVitest } from "vitest/node";
import { z } from "zod";
import { listFiles } from "../checks/read-files.ts";
import { JOBS, listJobs, selectSteps } from "./jobs.ts";
import { playwrightStep, ROOT } from "./run-gate.ts";
import type { Step } from "./run-steps.ts";
import { GATE_STEPS } from "./steps.ts";

interface BrowserTest {
  readonly file: string;
  readonly id: string;
}

interface Suite {
  readonly specs: readonly BrowserTest[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ file: z.string(), id: z.string() })),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

/** The test runs of all jobs, one per shard. */
function listTestRuns(program: string): Step["command"][] {
  const steps = listJobs().flatMap((job) => {
    const [name = "", shard] = job.split(" --shard ");
    return selectSteps(name, shard);
  });
  return steps.map(({ command }) => command).filter(([name]) => name === program);
}

/** Lists the files that `vitest run` runs with these parameters; `vitest list` ignores shards. */
async function listVitestFiles(command: Step["command"]): Promise<string[]> {
  const project = command[command.indexOf("--project") + 1] ?? "";
  const shard = command.find((parameter) => parameter.startsWith("--shard="))?.slice(8);
  const vitest = await createVitest("test", {
    root: ROOT,
    watch: false,
    project: [project],
    ...(shard !== undefined && { shard }),
  });
  try {
    const files = await vitest.globTestSpecifications();
    const Sequencer = vitest.config.sequence.sequencer;
    const part = shard === undefined ? files : await new Sequencer(vitest).shard(files);
    return part.map(({ moduleId }) => relative(ROOT, moduleId));
  } finally {
    await vitest.close();
  }
}

async function listBrowserTests([program, ...parameters]: Step["command"]): Promise<BrowserTest[]> {
  const { stdout } = await promisify(execFile)(
    `${ROOT}node_modules/.bin/${program}`,
    [...parameters, "--list", "--reporter=json"],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  );
  const { suites, errors } = report.parse(JSON.parse(stdout));
  expect(errors).toEqual([]);
  return suites.flatMap(listSpecs);
}

function listSpecs({ specs, suites = [] }: Suite): BrowserTest[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

it("the jobs together run every step of the gate", () => {
  const names = Object.values(JOBS).flatMap(({ steps }) => steps);
  expect([...new Set(names)].toSorted()).toEqual(GATE_STEPS.map(({ name }) => name).toSorted());
});

it("a step of a job waits for what it needs, also through steps of other jobs", () => {
  const steps = selectSteps("browser", "2/4");
  expect(steps.map(({ name, needs }) => [name, needs])).toEqual([
    ["services", []],
    ["browser", []],
    ["build", ["services"]],
    ["browser tests", ["services", "browser", "build"]],
  ]);
  expect(steps.map(({ command }) => command.includes("--shard=2/4"))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(() => selectSteps("nothing")).toThrow("No job nothing; the jobs are: checks, ");
});

it("the jobs together run every test file of vitest once", async () => {
  const files = await Promise.all(listTestRuns("vitest").map(listVitestFiles));
  const existing = listFiles(ROOT).filter((path) => /\.test\.tsx?$/.test(path));
  expect(existing.length).toBeGreaterThan(500);
  expect(files.flat().toSorted()).toEqual(existing);
});

it("the browser tests of the jobs are those of the gate in four shards", () => {
  const { command } = playwrightStep();
  expect(listTestRuns("playwright")).toEqual(
    ["1/4", "2/4", "3/4", "4/4"].map((shard) => [...command, `--shard=${shard}`]),
  );
});

// Playwright loads every file for each list, which takes half a minute.
it.runIf(chooseSoakSize(0, 1))(
  "the shards together run every browser test once",
  { timeout: 180_000 },
  async () => {
    const commands = [playwrightStep().command, ...listTestRuns("playwright")];
    const [all = [], ...parts] = await Promise.all(commands.map(listBrowserTests));
    const files = listFiles(ROOT).filter((path) => /^e2e\/.*\.spec\.ts$/.test(path));
    expect([...new Set(all.map(({ file }) => `e2e/${file}`))].toSorted()).toEqual(files);
    const ids = (tests: readonly BrowserTest[]) => tests.map(({ id }) => id).toSorted();
    expect(ids(parts.flat())).toEqual(ids(all));
  },
);
