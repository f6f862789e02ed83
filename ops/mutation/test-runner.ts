import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { RunRequest } from "./runner.ts";

const RUNNER = fileURLToPath(new URL("runner.ts", import.meta.url));
const BASELINE_TIMEOUT_MS = 300_000;
/** The time that tests may take with a mutant in addition to a multiple of their own time. */
const SPARE_MS = 10_000;
const SPARE_FACTOR = 4;

/** Runs tests in a separate process, because only killing it ends a mutant's endless loop. */
export class TestRunner {
  readonly #args: readonly string[];
  /** The milliseconds without a mutant, by path; undefined for tests that fail without one. */
  readonly #baselines = new Map<string, number | undefined>();
  #child: ChildProcess | undefined;

  constructor({ withServices }: { readonly withServices: boolean }) {
    this.#args = withServices ? ["--services"] : [];
  }

  /** Whether the tests that pass without the change pass in time; stops at the first failure. */
  async passes(tests: readonly string[], mutated: RunRequest["mutated"]): Promise<boolean> {
    for (const test of tests) {
      const durationMs = await this.#measure(test);
      if (durationMs === undefined) continue;
      const timeoutMs = SPARE_MS + durationMs * SPARE_FACTOR;
      if (!(await this.#run({ test, mutated }, timeoutMs))) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  async #measure(test: string): Promise<number | undefined> {
    if (!this.#baselines.has(test)) {
      await this.#getChild();
      const started = performance.now();
      const isSound = await this.#run({ test }, BASELINE_TIMEOUT_MS);
      this.#baselines.set(test, isSound ? Math.ceil(performance.now() - started) : undefined);
      if (!isSound) console.error(`${test} fails without a mutant`);
    }
    return this.#baselines.get(test);
  }

  async #run(request: RunRequest, timeoutMs: number): Promise<boolean> {
    const child = await this.#getChild();
    const answer = once(child, "message", { signal: AbortSignal.timeout(timeoutMs) });
    child.send(request);
    try {
      const [passed] = await answer;
      return passed === true;
    } catch {
      await this.close();
      return false;
    }
  }

  async #getChild(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child;
    const child = fork(RUNNER, this.#args, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    await once(child, "message");
    this.#child = child;
    return child;
  }
}
