import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const E2E_DATABASE = "photomap_e2e";

const STACK = fileURLToPath(new URL("../ops/stack/main.ts", import.meta.url));

/** Starts the built product on its own database and puts its address into the environment. */
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
  const { web } = JSON.parse(String(line));
  process.env["WEB_URL"] = web;
  return async () => {
    stack.kill("SIGTERM");
    await once(stack, "exit");
  };
}
