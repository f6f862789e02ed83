import { join } from "node:path";
import { ensureCertificate } from "./certificate.ts";
import { type Cluster, makeFolder, startDaemon, writeConfiguration } from "./cluster.ts";
import { renderHaproxyConfiguration } from "./haproxy-configuration.ts";
import { renderPgbouncerConfiguration, renderPgbouncerUsers } from "./pgbouncer-configuration.ts";

/** Starts the load balancer of services and apps, and the connection pool of the primary. */
export async function startProxies(cluster: Cluster): Promise<void> {
  await makeFolder(cluster, "haproxy");
  const haproxy = await writeConfiguration(
    cluster,
    join("haproxy", "haproxy.cfg"),
    renderHaproxyConfiguration({
      redisPassword: cluster.secrets.redisPassword,
      certificate: (await ensureCertificate(cluster)).withKey,
    }),
  );
  await startDaemon(cluster, {
    name: "haproxy",
    command: [cluster.tools.haproxy.program("haproxy"), "-db", "-f", haproxy],
    environment: cluster.tools.haproxy.environment,
    stopLimitSeconds: 3,
  });
  await makeFolder(cluster, "pgbouncer");
  const users = renderPgbouncerUsers(cluster.secrets.postgresPassword);
  const usersFile = await writeConfiguration(cluster, join("pgbouncer", "users.txt"), users);
  const pgbouncer = renderPgbouncerConfiguration(usersFile);
  const file = await writeConfiguration(cluster, join("pgbouncer", "pgbouncer.ini"), pgbouncer);
  await startDaemon(cluster, {
    name: "pgbouncer",
    command: [cluster.tools.pgbouncer.program("pgbouncer"), file],
    environment: cluster.tools.pgbouncer.environment,
    stopSignal: "SIGINT",
    stopLimitSeconds: 3,
  });
}
