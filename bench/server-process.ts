import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server that prints its URL, in a process apart from the load's event loop. */
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
  if (child.pid === undefined) throw new Error(`${file} did not start`);
  return {
    url: String(line),
    pid: child.pid,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
