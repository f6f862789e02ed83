import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { keepCredentials } from "./credentials.ts";
import { keepPorts, readPorts } from "./ports.ts";
import type { Site } from "./service.ts";

export const CLONE = join(import.meta.dirname, "..", "..");
const FOLDER = join(CLONE, ".data", "services");

export const ENVIRONMENT_FILE = join(CLONE, ".data", "services.env");

/** Nothing for a clone that never started its services. */
export async function findSite(): Promise<Site | undefined> {
  const ports = await readPorts(FOLDER);
  return ports && { folder: FOLDER, ports, credentials: await keepCredentials(FOLDER) };
}

export async function openSite(): Promise<Site> {
  await mkdir(FOLDER, { recursive: true, mode: 0o711 });
  const credentials = await keepCredentials(FOLDER);
  return { folder: FOLDER, ports: await keepPorts(FOLDER), credentials };
}

export async function wipeSite(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await rm(ENVIRONMENT_FILE, { force: true });
}
