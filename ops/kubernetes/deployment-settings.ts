import { readFileSync } from "node:fs";
import { z } from "zod";

/** The values that differ between deployments; secrets are named here but never included. */
const schema = z.strictObject({
  /** Images are named `<registry>/<app>:<release>`. */
  registry: z.string().min(1),
  release: z.string().min(1),
  namespace: z.string().regex(/^[a-z0-9-]+$/),
  stage: z.enum(["gamma", "prod"]),
  /** Variables of every process, none of them secret. */
  variables: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()),
  /** Address ranges of PostgreSQL, Redis, the object store and the mail server. */
  services: z.array(z.cidrv4()).min(1),
});

export type DeploymentSettings = z.infer<typeof schema>;

export function readDeploymentSettings(path: string, release: string): DeploymentSettings {
  return schema.parse({ ...JSON.parse(readFileSync(path, "utf8")), release });
}
