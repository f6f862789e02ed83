import type { Step } from "./run-steps.ts";
import { GATE_STEPS } from "./steps.ts";

interface Job {
  /** The names of gate steps; a step that others need is in each job that runs one of them. */
  readonly steps: readonly string[];
  /** The number of parts of the tests, each run by a separate machine. */
  readonly shards?: number;
}

/** The jobs of hosted CI, which together run every step of the gate. */
export const JOBS: Readonly<Record<string, Job>> = {
  checks: {
    steps: [
      "services",
      "format",
      "boundaries",
      "capabilities",
      "lint",
      "types",
      "generated files",
      "build",
    ],
  },
  tests: { steps: ["services", "unit tests", "short bench", "web tests"] },
  database: { steps: ["services", "browser", "database tests"], shards: 2 },
  browser: { steps: ["services", "browser", "build", "browser tests"], shards: 4 },
};

/** The parameters of `pnpm verify --job` that together run the gate, such as `database --shard 1/2`. */
export function listJobs(): string[] {
  return Object.entries(JOBS).flatMap(([name, { shards }]) =>
    shards === undefined ? [name] : listShards(shards).map((shard) => `${name} --shard ${shard}`),
  );
}

function listShards(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}/${count}`);
}

/** The steps of a job; with a shard, the test runs among them run that part of their tests. */
export function selectSteps(name: string, shard?: string): Step[] {
  const job = JOBS[name];
  if (job === undefined) {
    throw new Error(`No job ${name}; the jobs are: ${listJobs().join(", ")}`);
  }
  return GATE_STEPS.filter((step) => job.steps.includes(step.name)).map((step) => ({
    ...step,
    command:
      step.report === undefined || shard === undefined
        ? step.command
        : [...step.command, `--shard=${shard}`],
    needs: job.steps.filter((other) => isNeeded(other, step)),
  }));
}

/** Whether the step needs the named one, directly or through steps that may be in another job. */
function isNeeded(name: string, step: Step): boolean {
  return step.needs.some((need) => {
    const other = GATE_STEPS.find((candidate) => candidate.name === need);
    return need === name || (other !== undefined && isNeeded(name, other));
  });
}
