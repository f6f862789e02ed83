import { existsSync } from "node:fs";
import { join } from "node:path";
import { chownTo } from "../local-services/postgres-account.ts";
import { runCommand } from "../local-services/process.ts";
import { NODES, type NodeName } from "./addresses.ts";
import { type Cluster, FOLDER, makeFolder, startDaemon } from "./cluster.ts";

/** The size of a sparse image file, which takes only the space that is used. */
const SIZE = "8G";

export function volumeFolder(node: NodeName): string {
  return join(FOLDER, node, "volume");
}

/** A folder below the volume's root, because Patroni replaces the whole folder. */
export function databaseFolder(node: NodeName): string {
  return join(volumeFolder(node), "postgres");
}

/** Mounts a separate file system for each node's database, so that a single one can fill up. */
export async function ensureVolumes(cluster: Cluster): Promise<void> {
  for (const node of NODES) {
    const image = join(cluster.folder, node, "volume.img");
    const folder = await makeFolder(cluster, join(node, "volume"));
    if (await isMounted(folder)) continue;
    if (!existsSync(image)) {
      await runCommand(["truncate", "--size", SIZE, image]);
      await runCommand(["mkfs.ext4", "-q", "-F", "-m", "0", image]);
    }
    await runCommand(["mount", "-o", "loop", image, folder]);
    await chownTo(cluster.account, folder);
  }
}

/** Starts a guard of each node's volume; see disk-guard.ts. */
export async function startDiskGuards(cluster: Cluster): Promise<void> {
  for (const node of NODES) {
    await startDaemon(cluster, {
      name: `${node}/disk-guard`,
      node,
      command: [
        process.execPath,
        join(import.meta.dirname, "disk-guard.ts"),
        node,
        volumeFolder(node),
      ],
    });
  }
}

export async function removeVolumes(): Promise<void> {
  for (const node of NODES) {
    if (await isMounted(volumeFolder(node))) await runCommand(["umount", volumeFolder(node)]);
  }
}

async function isMounted(folder: string): Promise<boolean> {
  return runCommand(["mountpoint", "--quiet", folder]).then(
    () => true,
    () => false,
  );
}
