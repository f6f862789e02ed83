import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server of its own process, so that the load does not share its event loop. It prints its address. */
export async function startServer(
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error(`${file} has no standard output`);
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, "line");
  return {
    url: String(line),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
