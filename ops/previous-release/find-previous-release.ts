import { execFileSync } from "node:child_process";
import { posix } from "node:path";

/** The newest tag before this commit or, without tags, the commit before the newest migration. */
export function findPreviousRelease(root: string): string {
  try {
    return git(root, "describe", "--tags", "--abbrev=0", "HEAD^");
  } catch {
    const newest = git(
      root,
      "log",
      "-1",
      "--diff-filter=A",
      "--format=%H",
      "--",
      "**/migrations/*",
    );
    return git(root, "rev-parse", `${newest}^`);
  }
}

/** The folder of a commit's migrations, which may differ from today's. */
export function findMigrations(root: string, commit: string): string {
  const first = git(root, "ls-tree", "-r", "--name-only", commit)
    .split("\n")
    .find((path) => path.endsWith("/migrations/0001_foundation.sql"));
  if (first === undefined) throw new Error(`${commit} has no migrations`);
  return posix.dirname(first);
}

function git(root: string, ...parameters: string[]): string {
  return execFileSync("git", parameters, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
