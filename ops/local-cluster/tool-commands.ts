import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { cephEnvironment } from "../local-services/ceph.ts";
import { extendEnvironment } from "../local-services/environment.ts";
import { findPython } from "../local-services/packages.ts";
import { NODES } from "./addresses.ts";
import { runPgbackrestOn } from "./backup.ts";
import { openCluster } from "./cluster.ts";
import { patroniEnvironment, patroniFile } from "./patroni.ts";

/** Runs patronictl with visible output and returns its exit code. */
export async function runPatronictl(...parameters: string[]): Promise<number> {
  const cluster = await openCluster();
  const { patroni } = cluster.tools;
  const file = join(cluster.folder, patroniFile(NODES[0]));
  const program = [findPython(patroni), patroni.program("patronictl")] as const;
  return runVisibly([...program, "-c", file, ...parameters], patroniEnvironment(cluster));
}

export async function runCephTool(...parameters: string[]): Promise<number> {
  const { folder, tools } = await openCluster();
  const program = [findPython(tools.ceph), tools.ceph.program("ceph")] as const;
  const configuration = join(folder, "ceph", "ceph.conf");
  return runVisibly(
    [...program, "-c", configuration, ...parameters],
    cephEnvironment({ tools: tools.ceph }),
  );
}

export async function runPgbackrest(...parameters: string[]): Promise<number> {
  const cluster = await openCluster();
  return runVisibly(await runPgbackrestOn(cluster, ...parameters), patroniEnvironment(cluster));
}

export async function runVisibly(
  [program, ...parameters]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const env = extendEnvironment(environment);
  const child = spawn(program, parameters, { env, stdio: "inherit" });
  await once(child, "exit");
  return child.exitCode ?? 1;
}
