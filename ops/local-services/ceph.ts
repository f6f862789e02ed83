import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { type PackageSet, requirePackages, type Toolbox } from "./packages.ts";
import { ensureRunning, type Identity, runCommand } from "./process.ts";
import type { Site } from "./service.ts";
import { HOST, MAJOR_VERSIONS } from "./settings.ts";

const PACKAGES: PackageSet = {
  name: `ceph-${MAJOR_VERSIONS.ceph}`,
  debianPackages: ["ceph-mon", "ceph-osd", "radosgw"],
  programs: ["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin"],
  programFolder: "usr/bin",
};

export type Ceph = { site: Site; folder: string; configuration: string; tools: Toolbox };

type DaemonName = "ceph-mon" | "ceph-osd" | "radosgw";

const DAEMON_ARGUMENTS: Record<DaemonName, readonly string[]> = {
  "ceph-mon": ["-i", "a"],
  "ceph-osd": ["-i", "0"],
  radosgw: ["-n", "client.rgw"],
};

export async function openCeph(site: Site): Promise<Ceph> {
  const tools = await requirePackages(PACKAGES);
  const folder = cephFolder(site);
  return { site, folder, configuration: configurationFile(site), tools };
}

export function cephFolder(site: Site): string {
  return join(site.folder, "ceph");
}

function configurationFile(site: Site): string {
  return join(cephFolder(site), "ceph.conf");
}

/** The gateway comes last: it needs the disk, and the disk needs the monitor. */
export function cephIdentities(site: Site): [Identity, Identity, Identity] {
  const identify = (program: DaemonName) => ({ program, argument: configurationFile(site) });
  return [identify("ceph-mon"), identify("ceph-osd"), identify("radosgw")];
}

export async function ensureCephDaemon(
  ceph: Ceph,
  program: DaemonName,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const daemon = {
    identity: { program, argument: ceph.configuration },
    command: [
      ceph.tools.program(program),
      ...DAEMON_ARGUMENTS[program],
      "-f",
      "-c",
      ceph.configuration,
    ] as const,
    environment: cephEnvironment(ceph),
    logFile: join(ceph.folder, "log", `${program}.out`),
  };
  await ensureRunning(daemon, isReady);
}

/** Runs one of Ceph's tools against this clone's cluster. */
export async function runCeph(ceph: Ceph, program: string, ...rest: string[]): Promise<string> {
  const command = [ceph.tools.program(program), ...rest, "-c", ceph.configuration] as const;
  if (program !== "ceph") return runCommand(command, cephEnvironment(ceph));
  // A script: the first line names the system's Python, which may itself be unpacked privately.
  return runCommand([findPython(ceph.tools), ...command], cephEnvironment(ceph));
}

function findPython({ root }: Toolbox): string {
  return existsSync("/usr/bin/python3") ? "/usr/bin/python3" : `${root}/usr/bin/python3`;
}

/** CEPH_ARGS of the caller would reach into every command. */
function cephEnvironment({ tools }: Ceph): Record<string, string> {
  return { ...tools.environment, CEPH_ARGS: "" };
}

export async function canConnect(port: number): Promise<boolean> {
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
