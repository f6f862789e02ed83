import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the processes of a test run have done: the test files they ran, the statements they compared. */
export class RowTestLog {
  readonly folder: string;

  constructor(folder = mkdtempSync(join(tmpdir(), "photomap-rows-"))) {
    this.folder = folder;
  }

  /** Adds a path, or a path and line; each process writes a file of its own. */
  add(place: string): void {
    appendFileSync(join(this.folder, `${process.pid}`), `${place}\n`);
  }

  /**
   * Returns the places of statements that were not compared. A run of some test files alone misses
   * none, because others may execute them.
   */
  listMissed(testFiles: readonly string[], places: readonly string[]): string[] {
    const files = readdirSync(this.folder).map((name) => join(this.folder, name));
    const known = new Set(files.flatMap((file) => readFileSync(file, "utf8").split("\n")));
    const isWholeRun = testFiles.every((file) => known.has(file));
    return isWholeRun ? places.filter((place) => !known.has(place)) : [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
