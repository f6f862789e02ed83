import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findAbandonedAt } from "./timeline-history.ts";

/** The exit code of pgBackRest when it has archived another version of this file. */
const DIFFERENT_VERSION = 45;

/**
 * The archive_command: archives one file of the write-ahead log with pgBackRest, in the data folder.
 * An old primary may have archived the last segment of its timeline while a later one has another
 * version of it. pgBackRest refuses that version, and nothing would ever be archived again. Such a
 * segment is skipped if the history shows that its timeline ended there: recovery reads the next
 * timeline's copy.
 */
const [program = "", configuration = "", stanza = "", path = ""] = process.argv.slice(2);
const parameters = [`--config=${configuration}`, `--stanza=${stanza}`, "archive-push", path];
const { status } = spawnSync(program, parameters, { stdio: "inherit" });
process.exitCode = status ?? 1;
if (status === DIFFERENT_VERSION) {
  const segment = path.slice(path.lastIndexOf("/") + 1);
  const end = findAbandonedAt(segment, readLastHistory("pg_wal"));
  if (end !== undefined) {
    console.error(`skipped ${segment}: its timeline ended at ${end}`);
    process.exitCode = 0;
  }
}

function readLastHistory(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".history"));
  const last = files.toSorted().at(-1);
  return last === undefined ? "" : readFileSync(join(folder, last), "utf8");
}
