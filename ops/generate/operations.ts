import { execFileSync } from "node:child_process";

/** The typed operations of the web client, and the list of them that the API accepts. */
export function generateOperations(root: string): void {
  const folder = `${root}apps/web`;
  execFileSync(`${folder}/node_modules/.bin/graphql-codegen`, ["--config", "codegen.config.ts"], {
    cwd: folder,
    stdio: "pipe",
  });
}
