import { createEmptyDatabase, openTestBackend, type TestBackend } from "@photomap/testing";
import { Client, Pool } from "pg";
import { ShardDirectory } from "./directory.ts";
import { SaveLoad } from "./save-load.ts";
import { indexShards } from "./tables.ts";

export interface Shards {
  readonly directory: ShardDirectory;
  readonly databases: readonly [TestBackend, TestBackend];
  createLoad(intervalMs: number): SaveLoad;
  close(): Promise<void>;
}

/** Two databases of the product and a directory in a third one; all owners are in the first. */
export async function openShards(): Promise<Shards> {
  const databases = [await openTestBackend(), await openTestBackend()] as const;
  for (const { databaseUrl } of databases) await prepareShards(databaseUrl);
  const directoryDatabase = await createEmptyDatabase();
  const pool = new Pool({ connectionString: directoryDatabase.url, max: 60 });
  const directory = new ShardDirectory(pool);
  await directory.create(databases[0].databaseUrl);
  const backends = new Map(databases.map(({ databaseUrl, backend }) => [databaseUrl, backend]));
  return {
    directory,
    databases,
    createLoad: (intervalMs) => new SaveLoad({ directory, backends, intervalMs }),
    async close() {
      await pool.end();
      await directoryDatabase.drop();
      for (const database of databases) await database.close();
    },
  };
}

async function prepareShards(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await indexShards(client);
  await client.end();
}
