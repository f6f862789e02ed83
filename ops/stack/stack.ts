import { fileURLToPath } from "node:url";
import { onStopSignal } from "@photomap/process/stop-signal";
import { Child } from "./child-process.ts";
import {
  createEnvironment,
  SECOND_BRAND_HOST,
  type StackAddresses,
  WEBHOOK_SECRET,
} from "./environment.ts";
import { claimPorts, type StackPorts } from "./ports.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface StackOptions {
  /** DATABASE_URL, REDIS_URL and the S3 variables. */
  readonly services: NodeJS.ProcessEnv;
  /** Whether to run the built web app, with only its own operations, or the development server. */
  readonly mode: "built" | "development";
  readonly logLevel: string;
  /** Runs with the processes' environment when the doubles are ready, before the others start. */
  readonly prepare?: (environment: NodeJS.ProcessEnv) => Promise<void>;
}

export interface Stack {
  readonly addresses: StackAddresses;
  /** Resolves to a description when a process exits without being stopped. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the doubles, api, images, worker and web, and resolves when all are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, release } = await claimPorts();
  const addresses = describeAddresses(ports);
  const environment = {
    ...process.env,
    ...options.services,
    ...createEnvironment(addresses),
    LOG_LEVEL: options.logLevel,
    // A prefix per start resets the rate limits.
    REDIS_PREFIX: `stack-${process.pid}:`,
  };
  const children = startDoubles(options.mode, environment, ports);
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await release();
  };
  // Without this, a signal during the start would leave processes running.
  onStopSignal(() => void stop().finally(() => process.exit(1)));
  const waitUntilReady = () => Promise.all(children.map((child) => child.waitUntilReady()));
  try {
    if (options.prepare !== undefined) {
      await waitUntilReady();
      await options.prepare(environment);
    }
    children.push(...startProcesses(environment, ports));
    children.push(startWeb(options.mode, environment, ports));
    await waitUntilReady();
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(
    children.map((child, i) => child.exited.then((code) => `process ${i} ended with ${code}`)),
  );
  return { addresses, ended, stop };
}

function describeAddresses(ports: StackPorts): StackAddresses {
  return {
    web: `http://localhost:${ports.web}`,
    secondBrand: `http://${SECOND_BRAND_HOST}:${ports.web}`,
    api: `http://127.0.0.1:${ports.api}`,
    images: `http://localhost:${ports.images}`,
    inbox: `http://127.0.0.1:${ports.inbox}`,
    errorTracker: `http://127.0.0.1:${ports.errorTracker}`,
    stripe: `http://127.0.0.1:${ports.stripe}`,
    walgreens: `http://127.0.0.1:${ports.walgreens}`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
  };
}

function startDoubles(
  mode: StackOptions["mode"],
  environment: NodeJS.ProcessEnv,
  ports: StackPorts,
): Child[] {
  const stripeParameters = createStripeParameters(mode, `http://127.0.0.1:${ports.api}`);
  return [
    startDouble("inbox", environment, ports.inbox, [`--smtp=${ports.smtp}`]),
    startDouble("error-tracker", environment, ports.errorTracker),
    startDouble("stripe", environment, ports.stripe, stripeParameters),
    startDouble("walgreens", environment, ports.walgreens),
  ];
}

function startProcesses(environment: NodeJS.ProcessEnv, ports: StackPorts): Child[] {
  const start = (name: string, managementPort: number, port?: number) =>
    new Child({
      name,
      command: [process.execPath, `apps/${name}/src/main.ts`],
      folder: ROOT,
      environment: { ...environment, PORT: String(port), MANAGEMENT_PORT: String(managementPort) },
      readyUrl: `http://127.0.0.1:${managementPort}/readyz`,
    });
  return [
    start("api", ports.apiManagement, ports.api),
    start("images", ports.imagesManagement, ports.images),
    start("worker", ports.workerManagement),
  ];
}

/** The Stripe double's parameters: a developer's payments outlive a restart, those of tests do not. */
function createStripeParameters(mode: StackOptions["mode"], api: string): string[] {
  return [
    `--webhook=${api}/webhooks/stripe`,
    `--secret=${WEBHOOK_SECRET}`,
    ...(mode === "development" ? [`--state=${ROOT}.data/stripe.json`] : []),
  ];
}

function startDouble(
  name: "inbox" | "error-tracker" | "stripe" | "walgreens",
  environment: NodeJS.ProcessEnv,
  port: number,
  parameters: readonly string[] = [],
): Child {
  return new Child({
    name,
    command: [
      process.execPath,
      `packages/testing/src/${name}/main.ts`,
      `--http=${port}`,
      ...parameters,
    ],
    folder: ROOT,
    environment,
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  });
}

function startWeb(
  mode: StackOptions["mode"],
  environment: NodeJS.ProcessEnv,
  { web: port, webManagement: managementPort }: StackPorts,
): Child {
  const folder = `${ROOT}apps/web`;
  if (mode === "built") {
    return new Child({
      name: "web",
      command: [process.execPath, "server/main.ts"],
      folder,
      environment: { ...environment, PORT: String(port), MANAGEMENT_PORT: String(managementPort) },
      readyUrl: `http://127.0.0.1:${managementPort}/readyz`,
    });
  }
  const command = [
    `${folder}/node_modules/.bin/react-router`,
    "dev",
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    "--strictPort",
  ] as const;
  return new Child({
    name: "web",
    command: [...command],
    folder,
    environment: { ...environment, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/`,
  });
}

/** Runs until a signal arrives; fails when a process exits before that. */
export async function runUntilStopped(stack: Stack): Promise<void> {
  const signal = new Promise<undefined>((resolve) => onStopSignal(() => resolve(undefined)));
  const ended = await Promise.race([signal, stack.ended]);
  if (ended !== undefined) {
    console.error(ended);
    process.exitCode = 1;
  }
  await stack.stop();
}
