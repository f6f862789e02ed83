import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of files, by path relative to the repository root. */
export type Files = ReadonlyMap<string, string>;

export function readFiles(root: string, pattern: RegExp): Files {
  return new Map(
    listFiles(root)
      .filter((path) => pattern.test(path))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}

/** Lists tracked files, and untracked ones that are not ignored, so that new files are checked. */
export function listFiles(root: string): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = new Set(listed.split("\0").filter((path) => path !== ""));
  return [...paths].toSorted().filter((path) => existsSync(join(root, path)));
}
