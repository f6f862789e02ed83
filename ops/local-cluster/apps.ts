import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { CLONE } from "../local-services/installation.ts";
import { runCommand, waitFor } from "../local-services/process.ts";
import { runRelease } from "../release/run-release.ts";
import { createEnvironment, SECOND_BRAND_HOST, WEBHOOK_SECRET } from "../stack/environment.ts";
import { APP_PORTS, APPS_ADDRESS, type AppName, PROCESS_NUMBERS, portsOf } from "./addresses.ts";
import { type Cluster, makeFolder, startDaemon } from "./cluster.ts";
import type { ClusterEnvironment } from "./environment.ts";

const APPS: readonly AppName[] = ["api", "images", "worker", "web"];

/** The drain time, longer than the load balancer needs to notice: two checks of a second each. */
const DRAIN_MS = 3000;

/** The time to stop: the drain time and the process's own limit. */
const STOP_LIMIT_SECONDS = 45;

const SETTINGS_FILE = join(CLONE, ".data", "cluster-settings.env");

const at = (port: number) => `http://${APPS_ADDRESS}:${port}`;

/** Addresses at the load balancer, with the host names that a browser uses. */
export const APP_ADDRESSES = {
  web: `http://localhost:${APP_PORTS.web}`,
  secondBrand: `http://${SECOND_BRAND_HOST}:${APP_PORTS.web}`,
  api: at(APP_PORTS.api),
  images: `http://localhost:${APP_PORTS.images}`,
  inbox: at(APP_PORTS.inbox),
  errorTracker: at(APP_PORTS.errorTracker),
  stripe: at(APP_PORTS.stripe),
  walgreens: at(APP_PORTS.walgreens),
  smtp: `smtp://${APPS_ADDRESS}:${APP_PORTS.smtp}`,
};

/** Migrates and publishes like a release, starts two processes of each app, and waits for them. */
export async function startApps(cluster: Cluster, services: ClusterEnvironment): Promise<void> {
  const release = (command: string) => runRelease({ ...process.env, ...services }, [command]);
  await release("migrate");
  await Promise.all([
    release("publish-products"),
    release("publish-designs"),
    startProcesses(cluster, services),
  ]);
}

async function startProcesses(cluster: Cluster, services: ClusterEnvironment): Promise<void> {
  if (!existsSync(join(CLONE, "apps", "web", "build"))) {
    await runCommand(["pnpm", "--dir", CLONE, "build"]);
  }
  const environment = {
    ...services,
    ...createEnvironment(APP_ADDRESSES),
    LOG_LEVEL: "info",
    DRAIN_MS: String(DRAIN_MS),
    TRUSTED_PROXIES: `${APPS_ADDRESS}/32`,
    // Requests continue without Redis while it has no master.
    REDIS_COMMAND_TIMEOUT_MS: "1000",
    ...(await readSettings()),
  };
  await startDoubles(cluster, environment);
  for (const app of APPS) {
    for (const number of PROCESS_NUMBERS) await startApp(cluster, environment, app, number);
  }
  await Promise.all(APPS.flatMap((app) => PROCESS_NUMBERS.map((number) => isReady(app, number))));
  const { web, api, images } = APP_ADDRESSES;
  await Promise.all([web, api, images].map((address) => waitForResponse(`${address}/healthz`)));
}

/** Reads settings that override those of development, for example to try the rotation of a key. */
async function readSettings(): Promise<NodeJS.Dict<string>> {
  const text = await readFile(SETTINGS_FILE, "utf8").catch(() => "");
  return parseEnv(text);
}

async function startDoubles(
  cluster: Cluster,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const webhook = `--webhook=${APP_ADDRESSES.api}/webhooks/stripe`;
  const state = `--state=${join(await makeFolder(cluster, "stripe"), "state.json")}`;
  const doubles = [
    { name: "inbox", port: APP_PORTS.inbox, flags: [`--smtp=${APP_PORTS.smtp}`] },
    { name: "error-tracker", port: APP_PORTS.errorTracker, flags: [] },
    {
      name: "stripe",
      port: APP_PORTS.stripe,
      flags: [webhook, `--secret=${WEBHOOK_SECRET}`, state],
    },
    { name: "walgreens", port: APP_PORTS.walgreens, flags: [] },
  ];
  for (const { name, port, flags } of doubles) {
    const program = `packages/testing/src/${name}/main.ts`;
    await startDaemon(cluster, {
      name,
      command: [process.execPath, program, `--http=${port}`, ...flags],
      folder: CLONE,
      environment,
    });
  }
}

async function startApp(
  cluster: Cluster,
  environment: Readonly<Record<string, string>>,
  app: AppName,
  number: number,
): Promise<void> {
  const { port, managementPort } = portsOf(app, number);
  const program = app === "web" ? "server/main.ts" : "src/main.ts";
  await startDaemon(cluster, {
    name: `${app}-${number}`,
    command: [process.execPath, program],
    folder: join(CLONE, "apps", app),
    environment: { ...environment, PORT: String(port), MANAGEMENT_PORT: String(managementPort) },
    stopLimitSeconds: STOP_LIMIT_SECONDS,
  });
}

function isReady(app: AppName, number: number): Promise<true> {
  return waitForResponse(`${at(portsOf(app, number).managementPort)}/readyz`);
}

function waitForResponse(url: string): Promise<true> {
  const respond = () =>
    fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => (ok ? (true as const) : undefined),
      () => undefined,
    );
  return waitFor(url, respond, 180);
}
