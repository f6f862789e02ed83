import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { runSteps, type Step } from "./run-steps.ts";

const script = (name: string, code: string, needs: readonly string[] = []): Step => ({
  name,
  command: [process.execPath, "-e", code],
  needs,
});

async function run(...steps: readonly Step[]) {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  try {
    const results = await runSteps(steps, await mkdtemp(join(tmpdir(), "run-steps-")));
    return { results, printed: write.mock.calls.join("\n") };
  } finally {
    write.mockRestore();
    log.mockRestore();
  }
}

it("runs steps that need nothing of each other at the same time", async () => {
  // Each step ends only after it has seen the other's file; in sequence they would never end.
  const meet = (own: string, other: string) => `
    const fs = require("fs");
    fs.writeFileSync("${own}", "");
    const timer = setInterval(() => fs.existsSync("${other}") && clearInterval(timer), 5);`;
  const { results } = await run(script("a", meet("a", "b")), script("b", meet("b", "a")));
  expect(results.map(({ isOk }) => isOk)).toEqual([true, true]);
});

it("starts a step after those it needs", async () => {
  const { results } = await run(script("late", "", ["early"]), script("early", ""));
  const [early, late] = results;
  expect([early?.name, late?.name]).toEqual(["early", "late"]);
  expect(late?.startMs).toBeGreaterThanOrEqual(early?.endMs ?? Number.POSITIVE_INFINITY);
});

it("starts nothing more after a failed step", async () => {
  const { results } = await run(script("bad", "process.exit(3)"), script("next", "", ["bad"]));
  expect(results.map(({ name, isOk }) => [name, isOk])).toEqual([["bad", false]]);
});

it("goes on after a failed test run, so that every report is there", async () => {
  const tests = { ...script("tests", "process.exit(1)"), report: "tests.json" };
  const { results } = await run(tests, script("more", "", ["tests"]));
  expect(results.map(({ name }) => name)).toEqual(["tests", "more"]);
});

it("prints what a step wrote, and reports a program that does not exist as failed", async () => {
  const missing: Step = { name: "missing", command: ["no-such-program"], needs: [] };
  const { results, printed } = await run(script("talks", "console.error('hello')"), missing);
  expect(printed).toContain("=== talks\nhello");
  expect(results.find(({ name }) => name === "missing")?.isOk).toBe(false);
});

it("refuses a plan in which a step needs one that is not there", async () => {
  await expect(run(script("a", "", ["b"]))).rejects.toThrow("No step can start: a");
});
