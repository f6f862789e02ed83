import { parseArgs } from "node:util";
import { selectSteps } from "./jobs.ts";
import { runGate } from "./run-gate.ts";
import { GATE_STEPS } from "./steps.ts";

/** Runs every step; `--job NAME` runs those of a CI job, and `--shard 1/2` a part of its tests. */
const { values } = parseArgs({ options: { job: { type: "string" }, shard: { type: "string" } } });
const { job, shard } = values;
if (job === undefined && shard !== undefined) throw new Error("--shard needs --job");
const steps = job === undefined ? GATE_STEPS : selectSteps(job, shard);
const hasTests = steps.some(({ report }) => report !== undefined);

await runGate(steps, { hasFileBudget: true, allowsNoTests: !hasTests });
