import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { Child } from "./child-process.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const WEBHOOK_SECRET = "for local development only and worth nothing elsewhere";

export interface StackOptions {
  /** DATABASE_URL, REDIS_URL and the S3 variables. */
  readonly services: NodeJS.ProcessEnv;
  /** The built web application with only its own operations, or the development server. */
  readonly mode: "built" | "development";
  readonly logLevel: string;
}

export interface Stack {
  readonly addresses: {
    readonly web: string;
    readonly api: string;
    readonly images: string;
    readonly inbox: string;
    readonly errorTracker: string;
    readonly stripe: string;
  };
  /** Resolves when a process exits without being stopped. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the doubles, api, images, worker and web, and returns once all are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const [web, api, images, inbox, smtp, errorTracker, stripe] = await Promise.all(
    [3000, 4000, 4001, 4003, 2525, 4004, 4005].map(findFreePort),
  );
  const [apiManagement, imagesManagement, workerManagement] = await Promise.all(
    [4010, 4011, 4012].map(findFreePort),
  );
  const addresses = {
    web: `http://localhost:${web}`,
    api: `http://127.0.0.1:${api}`,
    images: `http://localhost:${images}`,
    inbox: `http://127.0.0.1:${inbox}`,
    errorTracker: `http://127.0.0.1:${errorTracker}`,
    stripe: `http://127.0.0.1:${stripe}`,
  };
  const environment = {
    ...createEnvironment(options, addresses),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    SENTRY_DSN: `http://double@127.0.0.1:${errorTracker}/1`,
  };
  const node = (name: string, management: number | undefined, port?: number) =>
    new Child({
      name,
      command: [process.execPath, `apps/${name}/src/main.ts`],
      folder: ROOT,
      environment: { ...environment, PORT: String(port), MANAGEMENT_PORT: String(management) },
      readyUrl: `http://127.0.0.1:${management}/readyz`,
    });
  const children = [
    startDouble("inbox", environment, inbox, [`--smtp=${smtp}`]),
    startDouble("error-tracker", environment, errorTracker),
    startDouble("stripe", environment, stripe, createStripeParameters(options.mode, addresses.api)),
    node("api", apiManagement, api),
    node("images", imagesManagement, images),
    node("worker", workerManagement),
    startWeb(options.mode, environment, web),
  ];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
  };
  try {
    await Promise.all(children.map((child) => child.waitUntilReady()));
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(
    children.map((child, i) => child.exited.then((code) => `process ${i} ended with ${code}`)),
  );
  return { addresses, ended, stop };
}

function createEnvironment(
  { services, logLevel }: StackOptions,
  addresses: Stack["addresses"],
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...services,
    STAGE: "local",
    DEVELOPMENT: "1",
    HOST: "127.0.0.1",
    LOG_LEVEL: logLevel,
    DESIGNS_FOLDER: `${ROOT}catalog/designs`,
    THUMBNAILS_FOLDER: `${ROOT}catalog/thumbnails`,
    BACKGROUNDS_FOLDER: `${ROOT}catalog/backgrounds`,
    LOOKUPS_FOLDER: `${ROOT}catalog/generated/lookups`,
    PRODUCT_PICTURES_FOLDER: `${ROOT}catalog/products`,
    SEARCH_DATA_FOLDER: `${ROOT}catalog/generated/search-data`,
    PERSISTED_OPERATIONS: `${ROOT}apps/web/src/generated/persisted-documents.json`,
    IMAGE_SIGNING_KEY: "for local development only and worth nothing elsewhere",
    CODE_KEY: "for local development only and worth nothing elsewhere",
    // A prefix per start resets the rate limits.
    REDIS_PREFIX: `stack-${process.pid}:`,
    // Long enough for a busy machine.
    REDIS_COMMAND_TIMEOUT_MS: "10000",
    STRIPE_SECRET_KEY: "sk_test_double",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: addresses.stripe,
    INBOX_URL: addresses.inbox,
    ERROR_TRACKER_URL: addresses.errorTracker,
    PM_URL: addresses.web,
    TBL_URL: addresses.web,
    API_URL: addresses.api,
    IMAGES_URL: addresses.images,
  };
}

/** Payments of a developer outlive a restart, those of tests do not. */
function createStripeParameters(mode: StackOptions["mode"], api: string): string[] {
  return [
    `--webhook=${api}/webhooks/stripe`,
    `--secret=${WEBHOOK_SECRET}`,
    ...(mode === "development" ? [`--state=${ROOT}.data/stripe.json`] : []),
  ];
}

function startDouble(
  name: "inbox" | "error-tracker" | "stripe",
  environment: NodeJS.ProcessEnv,
  port: number | undefined,
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
  port: number | undefined,
): Child {
  const folder = `${ROOT}apps/web`;
  const readyUrl = `http://127.0.0.1:${port}/healthz`;
  const forPort = { ...environment, PORT: String(port) };
  if (mode === "built") {
    const command = [process.execPath, "server/main.ts"] as const;
    return new Child({
      name: "web",
      command: [...command],
      folder,
      environment: forPort,
      readyUrl,
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
    environment: forPort,
    readyUrl: `http://127.0.0.1:${port}/`,
  });
}

/** Runs until a signal arrives; fails when a process exits by itself. */
export async function runUntilStopped(stack: Stack): Promise<void> {
  const signal = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
  const ended = await Promise.race([signal.then(() => undefined), stack.ended]);
  if (ended !== undefined) {
    console.error(ended);
    process.exitCode = 1;
  }
  await stack.stop();
}

/** The preferred port if it is free, else any free one, so that several clones run on one machine. */
async function findFreePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const found = typeof address === "object" && address !== null ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });
}
