import { NODES } from "./addresses.ts";
import { FOLDER } from "./cluster.ts";
import { requireSupervisor } from "./control.ts";
import { listMembers } from "./patroni.ts";
import { readRoles } from "./redis.ts";
import { loadSecrets } from "./secrets.ts";

/** Prints a line per daemon and PostgreSQL or Redis member; returns 0 only if all daemons run. */
export async function printStatus(): Promise<number> {
  const { daemons, clone } = await requireSupervisor({ action: "status" });
  console.log(`cluster of ${clone}`);
  for (const { name, state, pid, restarts } of daemons) {
    const columns = [name.padEnd(14), state.padEnd(10), `pid ${pid ?? "-"}`.padEnd(12)];
    console.log([...columns, restarts > 0 ? `restarted ${restarts} times` : ""].join("  "));
  }
  for (const { name, role, state, timeline } of await listMembers()) {
    console.log(`postgres ${name}: ${role}, ${state}, timeline ${timeline ?? "-"}`);
  }
  const { redisPassword } = await loadSecrets(FOLDER);
  for (const [index, role = "down"] of (await readRoles(redisPassword)).entries()) {
    console.log(`redis ${NODES[index]}: ${role}`);
  }
  return daemons.every(({ state }) => state === "running") ? 0 : 1;
}
