import { buildEnvironment } from "./environment.ts";
import { renderEnvironment, replaceFile } from "./files.ts";
import { createGateway } from "./gateway.ts";
import {
  ENVIRONMENT_FILE,
  findInstallation,
  type Installation,
  openInstallation,
  type Service,
  wipeInstallation,
} from "./installation.ts";
import { withLock } from "./lock.ts";
import { createPostgres } from "./postgres.ts";
import { createRedis } from "./redis.ts";

const USAGE = "usage: ops/services up [--fast]|down|status|reset";
const [COMMAND = "", ...OPTIONS] = process.argv.slice(2);
const isFast = OPTIONS.includes("--fast");

const COMMANDS: Record<string, () => Promise<boolean>> = {
  up: () => withCloneLock(startAll),
  down: () => withCloneLock(stopAll),
  reset: () =>
    withCloneLock(async () => {
      await stopAll();
      await wipeInstallation();
      return startAll();
    }),
  status: printStatus,
};

/** Runs one command at a time in this clone. */
function withCloneLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(`services of ${ENVIRONMENT_FILE}`, work);
}

function listServices(installation: Installation): Service[] {
  return [
    createPostgres(installation, { isFast }),
    createRedis(installation),
    createGateway(installation),
  ];
}

async function startAll(): Promise<boolean> {
  const began = performance.now();
  const installation = await openInstallation();
  await runForAll(listServices(installation), (service) => service.start());
  await replaceFile(
    ENVIRONMENT_FILE,
    renderEnvironment(buildEnvironment(installation.ports, installation.credentials)),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`services are up after ${seconds.toFixed(1)} s, addresses in ${ENVIRONMENT_FILE}`);
  return true;
}

async function stopAll(): Promise<boolean> {
  const installation = await findInstallation();
  if (installation) await runForAll(listServices(installation), (service) => service.stop());
  return true;
}

/** Waits for all services before it reports failures, so that none is left half started. */
async function runForAll(services: Service[], act: (service: Service) => Promise<void>) {
  const outcomes = await Promise.allSettled(services.map(act));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${services[index]?.name}: ${outcome.reason}`] : [],
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

async function printStatus(): Promise<boolean> {
  const installation = await findInstallation();
  if (!installation) {
    console.log("services were never started in this clone");
    return false;
  }
  const lines = await Promise.all(listServices(installation).map(describe));
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

async function main(): Promise<number> {
  const act = COMMANDS[COMMAND];
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

// Idle client connections would keep the process alive for seconds.
process.exit(await main());
