import type { Credentials } from "./credentials.ts";
import type { Ports } from "./ports.ts";

/** What belongs to one clone: the folder of its services, their ports and their secrets. */
export type Site = { folder: string; ports: Ports; credentials: Credentials };

/** `version` is missing when the service does not answer. */
type Health = { version: string | undefined; pids: number[] };

export type Service = {
  name: string;
  address: string;
  /** Installs, prepares and starts whatever is missing, and returns once the service answers. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  inspect: () => Promise<Health>;
};
