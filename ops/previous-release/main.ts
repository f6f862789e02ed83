import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findMigrations, findPreviousRelease } from "./find-previous-release.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CHECKOUT = `${ROOT}.data/previous-release`;
/** Tests that list the tables of their own release fail on a new one. */
const TESTS = "^(?!.*every table of this release)";

/**
 * Runs the database tests of the previous release on the schema of this one: during a roll-out its
 * processes run on it, and after a roll-back all of them do.
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
    // There is no checkout, or none with services.
  }
  rmSync(CHECKOUT, { recursive: true, force: true });
  run(ROOT, "git", "worktree", "prune");
}

function run(cwd: string, command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { cwd, stdio: "inherit" });
}
