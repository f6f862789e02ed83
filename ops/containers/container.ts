import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type AppName, getImageName, TOOL_ENVIRONMENT } from "./images.ts";

const run = promisify(execFile);
const READY_TIMEOUT_MS = 60_000;
const OPTIONS = { env: TOOL_ENVIRONMENT, encoding: "utf8" } as const;

export interface ContainerOptions {
  readonly app: AppName;
  readonly environment: Readonly<Record<string, string>>;
  readonly managementPort: number;
}

/** Options for no privileges and a read-only file system, as in the Kubernetes manifests. */
const RESTRICTIONS = [
  "--network=host",
  "--read-only",
  "--tmpfs=/tmp:rw,size=256m,mode=1777",
  "--cap-drop=all",
  "--security-opt=no-new-privileges",
  "--pids-limit=200",
  "--memory=1g",
  "--no-healthcheck",
];

function listEnvironment(environment: Readonly<Record<string, string>>): string[] {
  return Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);
}

/** Runs a command of the release image to its end and returns its output. */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  command: readonly string[],
): Promise<string> {
  const image = getImageName("release");
  const args = ["run", "--rm", ...RESTRICTIONS, ...listEnvironment(environment), image, ...command];
  const { stdout } = await run("podman", args, OPTIONS);
  return stdout.trim();
}

/** A running image of an app. */
export class Container {
  readonly #name: string;
  readonly #managementPort: number;

  private constructor(name: string, managementPort: number) {
    this.#name = name;
    this.#managementPort = managementPort;
  }

  static async start({ app, environment, managementPort }: ContainerOptions): Promise<Container> {
    const name = `photomap-${app}-${process.pid}`;
    const settings = listEnvironment({ ...environment, MANAGEMENT_PORT: String(managementPort) });
    const args = [...RESTRICTIONS, ...settings, "--stop-timeout=45", `--name=${name}`];
    await run("podman", ["run", "--detach", ...args, getImageName(app)], OPTIONS);
    return new Container(name, managementPort);
  }

  /** Resolves when the app is ready for requests; throws with its log when it stops or times out. */
  async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      const state = await this.#inspect("{{.State.Running}}");
      if (state === "true" && Date.now() < deadline) continue;
      const { stdout, stderr } = await run("podman", ["logs", this.#name], OPTIONS);
      throw new Error(`${this.#name} is not ready:\n${stdout}${stderr}`);
    }
  }

  /** Reads the status of the Node process, the child of the container's first process. */
  async readStatus(): Promise<{ readonly residentMb: number; readonly user: string }> {
    const first = await this.#inspect("{{.State.Pid}}");
    const children = await readFile(`/proc/${first}/task/${first}/children`, "utf8");
    const status = await readFile(`/proc/${children.trim() || first}/status`, "utf8");
    const read = (field: string) => new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? "";
    return { residentMb: Math.round(Number(read("VmRSS")) / 1024), user: read("Uid") };
  }

  async checkHealth(): Promise<void> {
    await run("podman", ["exec", this.#name, "node", "/app/check-health.ts"], OPTIONS);
  }

  /** Stops and removes the container, and returns the exit code. */
  async stop(): Promise<number> {
    await run("podman", ["stop", this.#name], OPTIONS);
    const code = await this.#inspect("{{.State.ExitCode}}");
    await run("podman", ["rm", this.#name], OPTIONS);
    return Number(code);
  }

  async remove(): Promise<void> {
    await run("podman", ["rm", "--force", "--ignore", "--time=0", this.#name], OPTIONS);
  }

  async #isReady(): Promise<boolean> {
    try {
      const url = `http://127.0.0.1:${this.#managementPort}/readyz`;
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async #inspect(format: string): Promise<string> {
    const { stdout } = await run("podman", ["inspect", "--format", format, this.#name], OPTIONS);
    return stdout.trim();
  }
}
