import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const STACK = fileURLToPath(new URL("../../ops/stack/main.ts", import.meta.url));

export interface RunningProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built product with the example data on a separate database. */
export async function startProduct(): Promise<RunningProduct> {
  const stack = spawn(process.execPath, [STACK, "--database", "photomap_pictures", "--examples"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(stack.stdout)) {
    if (!line.startsWith('{"web"')) continue;
    // A full pipe would block the processes.
    stack.stdout.resume();
    const stop = async () => {
      stack.kill("SIGTERM");
      await once(stack, "exit");
    };
    return { url: JSON.parse(line).web, stop };
  }
  throw new Error("The product did not start");
}
