import { backendSection, openBackend, parseConfig } from "@photomap/server";
import { pino } from "pino";
import { readServiceEnvironment, setTemplateDatabase } from "./config.ts";
import { createTestDatabase } from "./test-database.ts";

/** The design that most tests use: deriving its layers takes most of a second. */
const DESIGN_ID = "50-states-36x24";

/**
 * Prepares the services once per run: a migrated database with its queues, to copy for each file,
 * and a published design.
 */
export default async function prepareServices(): Promise<() => Promise<void>> {
  const template = await createTestDatabase();
  const config = parseConfig(backendSection, {
    ...readServiceEnvironment(),
    DATABASE_URL: template.url,
  });
  const backend = await openBackend(config, pino({ level: "silent" }));
  await backend.designs.publish([DESIGN_ID]);
  await backend.close();
  setTemplateDatabase(template.name);
  return () => template.drop();
}
