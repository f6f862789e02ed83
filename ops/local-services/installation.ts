import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Credentials, loadCredentials } from "./credentials.ts";
import { type Ports, readPorts, reservePorts } from "./ports.ts";

/** The services of one clone: their folder, ports and secrets. */
export type Installation = { folder: string; ports: Ports; credentials: Credentials };

/** `version` is undefined when the service does not respond. */
type Health = { version: string | undefined; pids: number[] };

export type Service = {
  name: string;
  address: string;
  /** Installs, prepares and starts the service as needed, and returns once it responds. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  inspect: () => Promise<Health>;
};

export const CLONE = join(import.meta.dirname, "..", "..");
const FOLDER = join(CLONE, ".data", "services");

export const ENVIRONMENT_FILE = join(CLONE, ".data", "services.env");

/** Finds the installation; undefined for a clone that has never started its services. */
export async function findInstallation(): Promise<Installation | undefined> {
  const ports = await readPorts(FOLDER);
  return ports && { folder: FOLDER, ports, credentials: await loadCredentials(FOLDER) };
}

export async function openInstallation(): Promise<Installation> {
  await mkdir(FOLDER, { recursive: true, mode: 0o711 });
  const credentials = await loadCredentials(FOLDER);
  return { folder: FOLDER, ports: await reservePorts(FOLDER), credentials };
}

export async function wipeInstallation(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await rm(ENVIRONMENT_FILE, { force: true });
}
