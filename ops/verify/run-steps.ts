import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname } from "node:path";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The names of steps that must pass before this one starts. */
  readonly needs: readonly string[];
  /** The JSON report of a test run, whose failure does not keep later test runs from starting. */
  readonly report?: string;
}

export interface StepResult extends Step {
  readonly startMs: number;
  readonly endMs: number;
  /** The share of all cores that was busy while the step ran, by any process, from 0 to 1. */
  readonly processorUse: number;
  readonly isOk: boolean;
}

/**
 * Runs each step as soon as the steps it needs have ended. Prints a step's output in one
 * piece when it ends. After a failed step without a report no further step starts.
 */
export async function runSteps(steps: readonly Step[], folder: string): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = new Set(steps);
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const hasEnded = (name: string) => results.some((result) => result.name === name);
  const start = async (step: Step) => {
    const result = await runStep(step, folder);
    results.push(result);
    running.delete(step.name);
    if (!result.isOk && step.report === undefined) isStopped = true;
  };

  for (;;) {
    for (const step of waiting) {
      if (isStopped || !step.needs.every(hasEnded)) continue;
      waiting.delete(step);
      running.set(step.name, start(step));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (!isStopped && waiting.size > 0) {
    throw new Error(`No step can start: ${[...waiting].map(({ name }) => name).join(", ")}`);
  }
  return results;
}

async function runStep(step: Step, folder: string): Promise<StepResult> {
  const startMs = Date.now();
  const before = readProcessorTimes();
  console.log(`=== ${step.name}: started`);
  const logFile = `${folder}/.data/logs/${step.name.replaceAll(" ", "-")}.log`;
  const code = await runCommand(step.command, folder, logFile);
  const endMs = Date.now();
  const after = readProcessorTimes();
  const processorUse = (after.busy - before.busy) / Math.max(1, after.all - before.all);
  const isOk = code === 0;
  const seconds = ((endMs - startMs) / 1000).toFixed(1);
  process.stdout.write(`\n=== ${step.name}\n${await readFile(logFile, "utf8")}`);
  console.log(`=== ${step.name}: ${isOk ? "ok" : "FAILED"} in ${seconds} s`);
  return { ...step, startMs, endMs, processorUse, isOk };
}

/** The milliseconds of all cores since the machine started. */
function readProcessorTimes(): { busy: number; all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle);
  return { busy: all - idle, all };
}

/** Runs a command and writes its output to a file as it comes, so that a hanging step can be watched. */
async function runCommand(
  [program, ...parameters]: Step["command"],
  folder: string,
  logFile: string,
): Promise<number> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = await open(logFile, "w");
  try {
    const child = spawn(program, parameters, {
      cwd: folder,
      // Compiled code is cached: tests start many processes, which then start in half the CPU time.
      env: { ...process.env, NODE_COMPILE_CACHE: `${folder}/.data/compile-cache` },
      stdio: ["ignore", log.fd, log.fd],
    });
    const [code] = await once(child, "exit");
    return code ?? 1;
  } catch (error) {
    await log.write(`${String(error)}\n`);
    return 1;
  } finally {
    await log.close();
  }
}
