import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { E2E_DATABASE } from "../global-setup.ts";

const VOUCHERS = fileURLToPath(new URL("../../ops/vouchers/main.ts", import.meta.url));

/** Creates a code that is not redeemed yet. */
export async function createVoucher(tokens: number): Promise<string> {
  const options = ["--tokens", String(tokens), "--database", E2E_DATABASE];
  const { stdout } = await promisify(execFile)(process.execPath, [VOUCHERS, ...options]);
  return stdout.trim();
}
