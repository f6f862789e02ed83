import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text by path relative to the repository root. */
export type Files = ReadonlyMap<string, string>;

/** Tracked files and untracked ones that are not ignored, so that a check covers uncommitted changes. */
export function readFiles(root: string, pattern: RegExp): Files {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = new Set(listed.split("\0").filter((path) => pattern.test(path)));
  return new Map(
    [...paths]
      .toSorted()
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}
