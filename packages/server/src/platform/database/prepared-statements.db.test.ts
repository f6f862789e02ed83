import { createTestDatabase } from "@photomap/testing";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { prepareStatement } from "./prepared-statements.ts";

const MARKED = prepareStatement(
  "count-to",
  "select count(*)::int as count from generate_series(1, $1)",
);

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs statements on one connection and lists those that it has prepared by name. */
async function listPrepared(isPreparing?: boolean): Promise<unknown> {
  const handle = openDatabase(database.url, 1, isPreparing === undefined ? {} : { isPreparing });
  const run = (text: string, values: unknown[] = []) =>
    handle.db.executeQuery(CompiledQuery.raw(text, values));
  expect((await run(MARKED, [3])).rows).toEqual([{ count: 3 }]);
  await handle.db.transaction().execute(async (transaction) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(MARKED, [4]));
    expect(rows).toEqual([{ count: 4 }]);
  });
  await run("select $1::int as other", [1]);
  const { rows } = await run("select name from pg_prepared_statements where name <> ''");
  await handle.close();
  return rows;
}

it("a marked statement is prepared once by each connection, others are not", async () => {
  expect(await listPrepared(true)).toEqual([{ name: "count-to" }]);
});

it("nothing is prepared behind a pooler, nor by default", async () => {
  expect(await listPrepared(false)).toEqual([]);
  expect(await listPrepared()).toEqual([]);
});
