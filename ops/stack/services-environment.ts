import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";

/** What `ops/services up` wrote; variables that are set already win. */
export async function readServicesEnvironment(): Promise<NodeJS.ProcessEnv> {
  const file = new URL("../../.data/services.env", import.meta.url);
  const written = await readFile(file, "utf8").catch(() => {
    throw new Error("The services are not up: run `ops/services up`");
  });
  return { ...parseEnv(written), ...process.env };
}

/** The same services, another database: a test run never touches what a person made. */
export function withDatabase(services: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const url = new URL(services["DATABASE_URL"] ?? "");
  url.pathname = name;
  return { ...services, DATABASE_URL: url.href };
}
