import {
  backendSection,
  brandSection,
  httpSection,
  isDevelopment,
  parseConfig,
  processSection,
} from "@photomap/server";
import { z } from "zod";

const section = {
  ...processSection,
  ...httpSection,
  ...backendSection,
  ...brandSection,
  /** The operations of the built client; without it only development accepts operations at all. */
  PERSISTED_OPERATIONS: z.string().optional(),
};

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const config = parseConfig(section, environment);
  return { ...config, development: isDevelopment(config.STAGE) };
}

export type ApiConfig = ReturnType<typeof readConfig>;
