import { openTestBackend, type TestBackend } from "@photomap/testing";
import { fillDatabase } from "./fill.ts";
import { type Operation, prepareOperations } from "./operations.ts";
import { ReadCounter, watchConnections } from "./read-counter.ts";

/** A separate database with this many opening rows and orders. */
export interface FilledDatabase extends Pick<TestBackend, "close"> {
  readonly operations: readonly Operation[];
  readonly counter: ReadCounter;
}

export async function openFilledDatabase(rows: number): Promise<FilledDatabase> {
  watchConnections();
  const test = await openTestBackend();
  await fillDatabase(test.databaseUrl, rows);
  const counter = new ReadCounter(test.databaseUrl);
  return {
    operations: await prepareOperations(test.backend),
    counter,
    async close() {
      await counter.close();
      await test.close();
    },
  };
}
