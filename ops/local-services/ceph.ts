import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import type { Installation } from "./installation.ts";
import { findPython, type PackageSet, requirePackages, type Toolbox } from "./packages.ts";
import { type Daemon, ensureRunning, type Identity, runCommand } from "./process.ts";
import { HOST, MAJOR_VERSIONS } from "./settings.ts";

export const CEPH_PACKAGES: PackageSet = {
  name: `ceph-${MAJOR_VERSIONS.ceph}`,
  debianPackages: ["ceph-mon", "ceph-osd", "radosgw"],
  programs: ["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin"],
  programFolder: "usr/bin",
};

/** What the Ceph programs need to reach a cluster. */
export type CephTools = { configuration: string; tools: Toolbox };

export type Ceph = CephTools & { installation: Installation; folder: string };

const DAEMONS = {
  "ceph-mon": { name: ["-i", "a"], port: "monitor" },
  "ceph-osd": { name: ["-i", "0"], port: "storageFirst" },
  radosgw: { name: ["-n", "client.rgw"], port: "gateway" },
} as const;

type DaemonName = keyof typeof DAEMONS;

export async function openCeph(installation: Installation): Promise<Ceph> {
  const tools = await requirePackages(CEPH_PACKAGES);
  const folder = cephFolder(installation);
  return { installation, folder, configuration: configurationFile(installation), tools };
}

function cephFolder(installation: Installation): string {
  return join(installation.folder, "ceph");
}

function configurationFile(installation: Installation): string {
  return join(cephFolder(installation), "ceph.conf");
}

/** The identities in start order: the gateway needs the disk, and the disk needs the monitor. */
export function cephIdentities(installation: Installation): [Identity, Identity, Identity] {
  const identify = (program: DaemonName) => ({
    program,
    argument: configurationFile(installation),
  });
  return [identify("ceph-mon"), identify("ceph-osd"), identify("radosgw")];
}

/** Starts a daemon and waits until it is ready: by default, until its port is open. */
export async function ensureCephDaemon(
  ceph: Ceph,
  program: DaemonName,
  isReady?: () => Promise<boolean>,
): Promise<void> {
  const { name, port: portName } = DAEMONS[program];
  const port = ceph.installation.ports[portName];
  const daemon = {
    identity: { program, argument: ceph.configuration },
    command: [ceph.tools.program(program), ...name, "-f", "-c", ceph.configuration],
    environment: cephEnvironment(ceph),
    logFile: join(ceph.folder, "log", `${program}.out`),
    port,
  } satisfies Daemon;
  await ensureRunning(daemon, isReady ?? (() => canConnect(port)));
}

/** Runs a Ceph tool against the configuration's cluster. */
export async function runCeph(
  ceph: CephTools,
  program: string,
  ...rest: string[]
): Promise<string> {
  const command = [ceph.tools.program(program), ...rest, "-c", ceph.configuration] as const;
  if (program !== "ceph") return runCommand(command, cephEnvironment(ceph));
  return runCommand([findPython(ceph.tools), ...command], cephEnvironment(ceph));
}

/** The environment of Ceph programs, without CEPH_ARGS, which would change every command. */
export function cephEnvironment({ tools }: Pick<CephTools, "tools">): Record<string, string> {
  return { ...tools.environment, CEPH_ARGS: "" };
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
