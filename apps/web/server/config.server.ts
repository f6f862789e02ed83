import { z } from "zod";

const STAGES = ["local", "dev", "gamma", "prod"] as const;

const hostList = z
  .string()
  .transform((list) => list.split(",").flatMap((host) => host.trim().toLowerCase() || []));

const DEFAULT_HOST = "127.0.0.1";

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default(DEFAULT_HOST),
  /** A listener of its own for readiness and metrics. */
  MANAGEMENT_HOST: z.string().min(1).default(DEFAULT_HOST),
  MANAGEMENT_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** How long a stopping process still accepts requests, until load balancers have noticed. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  API_URL: z.url().default("http://127.0.0.1:4000"),
  /** Public URL of the image service, as the browser sees it. */
  IMAGES_URL: z.url().default("http://127.0.0.1:4100"),
  /** Public URL that uploads are posted to. */
  S3_ENDPOINT: z.url().default("http://127.0.0.1:7480"),
  RELEASE: z.string().default("development"),
  /** Address of a collector of traces that accepts OTLP over HTTP; without it nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Share of the traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  STAGE: z.enum(STAGES),
  /** Shows the pages below /dev, forwards /dev to the API and accepts ?brand=. */
  DEVELOPMENT: z
    .enum(["0", "1"])
    .default("0")
    .transform((flag) => flag === "1"),
  /** "off" removes the service worker from all browsers that have it. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** "off" offers no pickup at stores, for deployments without the keys of the chain. */
  PICKUP: z.enum(["on", "off"]).default("on"),
  /**
   * The script of a company's tag manager, which reads the events from `dataLayer`. Without it no
   * other host is allowed, and nothing is queued.
   */
  TAG_MANAGER_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Host names of each brand, comma separated; the first is the canonical one. */
  PM_HOSTS: hostList.default(["photomap.example"]),
  TBL_HOSTS: hostList.default(["thebigloop.example"]),
  /** Addresses or ranges of the load balancers whose x-forwarded-for is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((entry) => entry.trim() || [])),
});

export type WebConfig = z.infer<typeof schema>;
export type Stage = WebConfig["STAGE"];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reports every missing and every invalid variable at once. */
export function parseConfig(environment: Environment): WebConfig {
  const parsed = schema.safeParse(environment);
  const problems = [
    ...(parsed.success ? [] : [z.prettifyError(parsed.error)]),
    ...findUnset(environment),
    ...findUnsafeDevelopment(environment),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(`The environment of the web server is wrong:\n${problems.join("\n")}`);
}

const SET_UNLESS_LOCAL = ["API_URL", "IMAGES_URL", "S3_ENDPOINT"];
const SET_IN_PRODUCTION = [...SET_UNLESS_LOCAL, "TRUSTED_PROXIES", "PM_HOSTS", "TBL_HOSTS"];

/** Lists the variables that must be set: a default would hide a misconfiguration. */
function findUnset(environment: Environment): string[] {
  const { STAGE: stage } = environment;
  if (stage === undefined || stage === "local") return [];
  const names = isProduction(stage) ? SET_IN_PRODUCTION : SET_UNLESS_LOCAL;
  const unset = names.filter((name) => !environment[name]);
  return unset.map((name) => `${name} must be set when STAGE is ${stage}`);
}

const LOOPBACK_HOSTS: readonly string[] = ["127.0.0.1", "::1", "localhost"];

function findUnsafeDevelopment(environment: Environment): string[] {
  if (environment["DEVELOPMENT"] !== "1") return [];
  const { STAGE: stage, HOST: host = DEFAULT_HOST } = environment;
  return [
    ...(isProduction(stage) ? [`DEVELOPMENT must not be set when STAGE is ${stage}`] : []),
    ...(LOOPBACK_HOSTS.includes(host)
      ? []
      : [`DEVELOPMENT requires one of ${LOOPBACK_HOSTS.join(", ")} as HOST, not ${host}`]),
  ];
}

function isProduction(stage: string | undefined): boolean {
  return stage === "gamma" || stage === "prod";
}

export const config = parseConfig(process.env);
