import { buildEnvironment } from "./environment.ts";
import { replaceFile } from "./files.ts";
import { createGateway } from "./gateway.ts";
import { withLock } from "./lock.ts";
import { createPostgres } from "./postgres.ts";
import { createRedis } from "./redis.ts";
import { renderEnvironment } from "./render-environment.ts";
import type { Service, Site } from "./service.ts";
import { ENVIRONMENT_FILE, findSite, openSite, wipeSite } from "./site.ts";

const USAGE = "usage: ops/services up|down|status|reset";

const VERBS: Record<string, () => Promise<boolean>> = {
  up: () => withCloneLock(startAll),
  down: () => withCloneLock(stopAll),
  reset: () =>
    withCloneLock(async () => {
      await stopAll();
      await wipeSite();
      return startAll();
    }),
  status: printStatus,
};

/** Two commands in one clone take turns; the second finds the work of the first done. */
function withCloneLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(`services of ${ENVIRONMENT_FILE}`, work);
}

function listServices(site: Site): Service[] {
  return [createPostgres(site), createRedis(site), createGateway(site)];
}

async function startAll(): Promise<boolean> {
  const began = performance.now();
  const site = await openSite();
  await runForAll(listServices(site), (service) => service.start());
  await replaceFile(
    ENVIRONMENT_FILE,
    renderEnvironment(buildEnvironment(site.ports, site.credentials)),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`services are up after ${seconds.toFixed(1)} s, addresses in ${ENVIRONMENT_FILE}`);
  return true;
}

async function stopAll(): Promise<boolean> {
  const site = await findSite();
  if (site) await runForAll(listServices(site), (service) => service.stop());
  return true;
}

/** Lets every service finish before the failures are told, so that none is left half started. */
async function runForAll(services: Service[], act: (service: Service) => Promise<void>) {
  const outcomes = await Promise.allSettled(services.map(act));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${services[index]?.name}: ${outcome.reason}`] : [],
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

async function printStatus(): Promise<boolean> {
  const site = await findSite();
  if (!site) {
    console.log("services were never started in this clone");
    return false;
  }
  const lines = await Promise.all(listServices(site).map(describe));
  for (const { text } of lines) console.log(text);
  return lines.every(({ isHealthy }) => isHealthy);
}

async function describe({ name, address, inspect }: Service) {
  const { version, pids } = await inspect();
  const isHealthy = version !== undefined;
  const columns = [
    name.padEnd(9),
    isHealthy ? "healthy" : "down   ",
    address.padEnd(16),
    (version ?? "-").padEnd(8),
    `pid ${pids.join(" ") || "-"}`,
  ];
  return { isHealthy, text: columns.join("  ") };
}

async function main(verb = ""): Promise<number> {
  const act = VERBS[verb];
  if (!act) {
    console.error(USAGE);
    return 2;
  }
  try {
    return (await act()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

// Idle connections of the clients would keep the process for seconds.
process.exit(await main(process.argv[2]));
