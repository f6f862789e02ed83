import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";

/** The variables that `ops/services up` has written; existing variables take precedence. */
export async function readServicesEnvironment(): Promise<NodeJS.ProcessEnv> {
  const file = new URL("../../.data/services.env", import.meta.url);
  const written = await readFile(file, "utf8").catch(() => {
    throw new Error("The services are not up: run `ops/services up`");
  });
  return { ...parseEnv(written), ...process.env };
}

/** The same services with another database, so that tests do not touch development data. */
export function withDatabase(services: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const url = new URL(services["DATABASE_URL"] ?? "");
  url.pathname = name;
  return { ...services, DATABASE_URL: url.href };
}
