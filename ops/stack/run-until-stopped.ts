import { once } from "node:events";
import type { Stack } from "./stack.ts";

/** Ends on a signal, or with an error when a process ends by itself. */
export async function runUntilStopped(stack: Stack): Promise<void> {
  const signal = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
  const ended = await Promise.race([signal.then(() => undefined), stack.ended]);
  if (ended !== undefined) {
    console.error(ended);
    process.exitCode = 1;
  }
  await stack.stop();
}
