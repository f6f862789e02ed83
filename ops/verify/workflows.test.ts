import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { listFiles } from "../checks/read-files.ts";
import { listJobs } from "./jobs.ts";
import { ROOT } from "./run-gate.ts";

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ "cancel-in-progress": z.literal(true) }),
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      strategy: z.object({ matrix: z.object({ job: z.array(z.string()) }) }),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

const readWorkflow = (path: string) =>
  workflow.parse(parse(readFileSync(`${ROOT}${path}`, "utf8")));
const PATHS = listFiles(ROOT).filter((path) => /^\.github\/workflows\/.*\.ya?ml$/.test(path));

it("the workflow runs every job of the gate", () => {
  const { verify } = readWorkflow(".github/workflows/verify.yml").jobs;
  const commands = verify?.steps.map(({ run }) => run);
  expect(commands).toContain("pnpm --silent verify --job ${{ matrix.job }}");
  expect(verify?.strategy.matrix.job).toEqual(listJobs());
});

it.each(PATHS)("%s may only read, and names actions by their commit", (path) => {
  const { permissions, jobs } = readWorkflow(path);
  expect(permissions).toEqual({ contents: "read" });
  const actions = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ uses = [] }) => uses),
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
