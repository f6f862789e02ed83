import { claimPorts } from "../stack/ports.ts";
import {
  createDatabaseIfMissing,
  readServicesEnvironment,
  withDatabase,
} from "../stack/services.ts";
import { Container, runCommand } from "./container.ts";
import { createContainerEnvironment } from "./container-environment.ts";

/**
 * Runs the images as production does, on the services of this machine: migrates and publishes with
 * the release image, starts the apps, requests pages, a stylesheet, a design and health checks, and
 * stops them. Prints the times.
 */
export async function tryImages(): Promise<void> {
  const { ports, release } = await claimPorts();
  const services = withDatabase(await readServicesEnvironment(), "photomap_containers");
  await createDatabaseIfMissing(services["DATABASE_URL"] ?? "");
  const environment = createContainerEnvironment(services, ports);
  for (const command of ["migrate", "publish-designs", "publish-product-pictures"]) {
    const started = Date.now();
    const output = await runCommand(environment, [command]);
    console.log(`${command}: ${Date.now() - started} ms, ${output}`);
  }
  const containers: Container[] = [];
  try {
    for (const app of ["api", "images", "worker", "web"] as const) {
      const started = Date.now();
      const port = app === "worker" ? undefined : ports[app];
      const container = await Container.start({
        app,
        environment: { ...environment, ...(port !== undefined && { PORT: String(port) }) },
        managementPort: ports[`${app}Management`],
      });
      containers.push(container);
      await container.waitUntilReady();
      const readyMs = Date.now() - started;
      const { residentMb, user } = await container.readStatus();
      if (user !== "10001") throw new Error(`${app} runs as user ${user}`);
      await container.checkHealth();
      console.log(`${app}: ready after ${readyMs} ms, ${residentMb} MB, user ${user}`);
    }
    await requestPages(`http://127.0.0.1:${ports.web}`);
    for (const container of containers.toReversed()) {
      const started = Date.now();
      const code = await container.stop();
      if (code !== 0) throw new Error(`A process ended with ${code} instead of 0`);
      console.log(`stopped after ${Date.now() - started} ms`);
    }
  } finally {
    for (const container of containers) await container.remove();
    await release();
  }
}

/** The headers that the load balancer sends for a browser. */
const HEADERS = { host: "photomap.example", "x-forwarded-proto": "https" };

async function requestPages(address: string): Promise<void> {
  const page = await request(`${address}/`);
  const stylesheet = /\/assets\/[\w-]+\.css/.exec(page)?.[0];
  if (stylesheet === undefined) throw new Error("The home page has no stylesheet");
  for (const path of [stylesheet, "/designs/50-states-36x24.json", "/maps", "/shop"]) {
    await request(`${address}${path}`);
  }
}

async function request(url: string): Promise<string> {
  const response = await fetch(url, { headers: HEADERS });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  console.log(`${new URL(url).pathname}: ${response.status}, ${text.length} characters`);
  return text;
}
