import {
  backendVariables,
  brandVariables,
  developmentVariables,
  httpVariables,
  managementVariables,
  parseConfig,
  processVariables,
} from "@photomap/server";
import { z } from "zod";

const section = {
  ...processVariables,
  ...developmentVariables,
  ...httpVariables,
  ...managementVariables,
  ...backendVariables,
  ...brandVariables,
  /** The file with the operations of the built client; required in production. */
  PERSISTED_OPERATIONS: z.string().optional(),
  /** Addresses or ranges of the proxies whose forwarded client address is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default("127.0.0.0/8,::1/128")
    .transform((list) => list.split(",").flatMap((entry) => entry.trim() || [])),
  /** How often a stream of events is kept alive and its rows are read without a notification. */
  EVENT_HEARTBEAT_MS: z.coerce.number().int().positive().default(10_000),
  /** The address of the mail server double; its pages are shown at /dev/inbox. */
  INBOX_URL: z.url().optional(),
  /** The address of the error tracker double; its page is shown at /dev/errors. */
  ERROR_TRACKER_URL: z.url().optional(),
};

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(section, environment);
}

export type ApiConfig = ReturnType<typeof readConfig>;
