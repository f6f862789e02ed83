import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const MODULE = new URL("./stop-signal.ts", import.meta.url).href;

/** Starts a process that has only begun to load, or one that runs. */
function start(script: string) {
  const program = `
    const { onStopSignal } = await import(${JSON.stringify(MODULE)});
    setInterval(() => {}, 1000);
    ${script}
    console.log("loaded");`;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

it.each(["SIGTERM", "SIGINT"] as const)("%s ends a process that still loads", async (signal) => {
  const child = start("");
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("calls the running application with the signal instead", async () => {
  const child = start("onStopSignal((name) => process.exit(name === 'SIGTERM' ? 7 : 8));");
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([7, null]);
});
