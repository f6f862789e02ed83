import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { readPolicyReports } from "./support/error-tracker.ts";

export const E2E_DATABASE = "photomap_e2e";

const SERVICES = new URL("../.data/services.env", import.meta.url);
const STACK = fileURLToPath(new URL("../ops/stack/main.ts", import.meta.url));

/**
 * Starts the built product on a separate database and sets its addresses in the environment. At the
 * end, the run fails if a browser reported a violation of the content security policy.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const stack = spawn(process.execPath, [STACK, "--database", E2E_DATABASE], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(stack.stdout);
  const [line] = await Promise.race([
    once(lines, "line"),
    once(stack, "exit").then(() => {
      throw new Error("The product did not start");
    }),
  ]);
  const { web, secondBrand, api, stripe, walgreens } = JSON.parse(String(line));
  process.env["WEB_URL"] = web;
  process.env["SECOND_BRAND_URL"] = secondBrand;
  process.env["API_URL"] = api;
  process.env["STRIPE_API_URL"] = stripe;
  process.env["WALGREENS_API_URL"] = walgreens;
  process.env["REDIS_URL"] ??= parseEnv(await readFile(SERVICES, "utf8"))["REDIS_URL"] ?? "";
  return async () => {
    const reports = await readPolicyReports(web);
    stack.kill("SIGTERM");
    await once(stack, "exit");
    if (await responds(web)) throw new Error("The product was not stopped");
    if (reports.length > 0) throw new Error(`The policy was violated:\n${reports.join("\n")}`);
  };
}

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
