import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findMigrations, findPreviousRelease } from "./find-previous-release.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CHECKOUT = `${ROOT}.data/previous-release`;
/** All tests but those that list their release's tables, which fail on a newer schema. */
const TESTS = "^(?!.*every table of this release)";

/**
 * Runs the previous release's database tests on this one's schema: during a rollout its
 * processes use it, and after a rollback all of them do.
 */
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { release: { type: "string" } },
});
const release = values.release ?? findPreviousRelease(ROOT);
console.log(`The database tests of ${release} on the schema of this checkout`);

removeCheckout();
run(ROOT, "git", "worktree", "add", "--force", "--detach", CHECKOUT, release);
try {
  const migrations = `${CHECKOUT}/${findMigrations(ROOT, release)}`;
  rmSync(migrations, { recursive: true });
  cpSync(`${ROOT}${findMigrations(ROOT, "HEAD")}`, migrations, { recursive: true });
  run(CHECKOUT, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  run(CHECKOUT, "ops/services", "up");
  run(CHECKOUT, "pnpm", "exec", "vitest", "run", "--project", "database", "-t", TESTS, ...files);
} catch {
  // The failed command has printed its own errors.
  process.exitCode = 1;
} finally {
  removeCheckout();
}

function removeCheckout(): void {
  try {
    run(CHECKOUT, "ops/services", "down");
  } catch {
    // There is no checkout, or one without services.
  }
  rmSync(CHECKOUT, { recursive: true, force: true });
  run(ROOT, "git", "worktree", "prune");
}

function run(cwd: string, command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { cwd, stdio: "inherit" });
}
