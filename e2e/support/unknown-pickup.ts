import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { E2E_DATABASE } from "../global-setup.ts";

const SCRIPT = fileURLToPath(new URL("../../ops/pickups/main.ts", import.meta.url));

/** The id of a new pickup order of which it is unknown whether the chain has it. */
export async function createUnknownPickup(): Promise<string> {
  const options = ["--database", E2E_DATABASE];
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...options]);
  return stdout.trim();
}
