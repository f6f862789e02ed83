import { rm } from "node:fs/promises";
import { ENVIRONMENT_FILE, FOLDER } from "./cluster.ts";
import { askSupervisor, requireSupervisor } from "./control.ts";
import { removeNetwork } from "./network.ts";
import { findPrimary } from "./patroni.ts";
import { removeVolumes } from "./volumes.ts";

/** Services stop after their users, and the primary after the standbys, so that none fails over. */
const STOP_ORDER: readonly RegExp[] = [
  /^(api|web|images|worker)-/,
  /^(inbox|error-tracker|stripe|walgreens|pgbouncer|restored)$/,
  /\/(sentinel|disk-guard)$/,
  /\/(redis|gateway)$/,
  /\/patroni$/,
  /^haproxy$/,
  /\/etcd$/,
  /\/osd$/,
  /\/monitor$/,
];

/** Stops the cluster, also after the supervisor was killed: its daemons have then ended with it. */
export async function stopCluster(): Promise<void> {
  const running = await askSupervisor({ action: "status" });
  if (running) {
    const names = running.daemons.map(({ name }) => name);
    const primary = `${await findPrimary()}/patroni`;
    for (const group of orderForStop(names, primary)) {
      await Promise.all(group.map((name) => requireSupervisor({ action: "stop", name })));
    }
    await askSupervisor({ action: "shutdown" });
  }
  await removeNetwork();
  await removeVolumes();
}

/** Groups of daemons in the order to stop them; those of a group stop at the same time. */
export function orderForStop(names: readonly string[], primary: string): string[][] {
  const others = names.filter((name) => name !== primary);
  return STOP_ORDER.flatMap((pattern) => [
    others.filter((name) => pattern.test(name)),
    pattern.test(primary) ? names.filter((name) => name === primary) : [],
  ]).filter((group) => group.length > 0);
}

export async function wipeCluster(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await rm(ENVIRONMENT_FILE, { force: true });
}
