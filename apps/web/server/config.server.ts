import { z } from "zod";

const STAGES = ["local", "dev", "gamma", "prod"] as const;

const hostList = z
  .string()
  .transform((list) => list.split(",").flatMap((host) => host.trim().toLowerCase() || []));

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  API_URL: z.url().default("http://127.0.0.1:4000"),
  /** Public URL of the image service, as the browser sees it. */
  IMAGES_URL: z.url().default("http://127.0.0.1:4100"),
  /** Public URL that uploads are posted to. */
  S3_ENDPOINT: z.url().default("http://127.0.0.1:7480"),
  STAGE: z.enum(STAGES).default("local"),
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

/** Stages in which internal and unfinished pages are available. */
export function isDeveloperStage(stage: Stage): boolean {
  return stage === "local" || stage === "dev";
}

/** Outside the local stage every URL is required: a default would hide a misconfiguration. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const parsed = schema.safeParse(environment);
  const problems = parsed.success ? [] : [z.prettifyError(parsed.error)];
  if (parsed.data?.STAGE !== "local") {
    for (const name of ["API_URL", "IMAGES_URL", "S3_ENDPOINT"]) {
      if (!environment[name]) problems.push(`${name} must be set when STAGE is not local`);
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The environment of the web server is wrong:\n${problems.join("\n")}`);
  }
  return parsed.data;
}

export const config = parseConfig(process.env);
