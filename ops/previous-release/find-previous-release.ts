import { execFileSync } from "node:child_process";

/** The newest tag before this commit, or, without tags, the commit before the newest migration. */
export function findPreviousRelease(root: string, migrations: string): string {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    return git("describe", "--tags", "--abbrev=0", "HEAD^");
  } catch {
    const [newest = ""] = git(
      "log",
      "-1",
      "--diff-filter=A",
      "--format=%H",
      "--",
      migrations,
    ).split("\n");
    return git("rev-parse", `${newest}^`);
  }
}
