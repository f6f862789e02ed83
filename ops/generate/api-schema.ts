import { execFileSync } from "node:child_process";

/** In a process of its own: the schema belongs to the API, and nobody imports an app. */
export function printApiSchema(root: string): void {
  execFileSync(process.execPath, ["apps/api/src/print-schema.ts"], { cwd: root, stdio: "pipe" });
}
