import type { ClientBase, Pool } from "pg";
import { getShard, SHARDS } from "./shard-number.ts";

/** Which database has the data of which owner; in a database of its own. */
export class ShardDirectory {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** All shards in one database at first. */
  async create(database: string): Promise<void> {
    await this.#pool.query(`
      create table shard (number int primary key, database text not null);
      create table project_owner (project_id text primary key, owner_id text not null)`);
    await this.#pool.query(
      "insert into shard select number, $1 from generate_series(0, $2 - 1) as number",
      [database, SHARDS],
    );
  }

  async addProject(projectId: string, ownerId: string): Promise<void> {
    await this.#pool.query("insert into project_owner values ($1, $2)", [projectId, ownerId]);
  }

  /** The owner of a project, of which only the id is known, such as in a share link. */
  async findOwner(projectId: string): Promise<string> {
    const { rows } = await this.#pool.query<{ owner_id: string }>(
      "select owner_id from project_owner where project_id = $1",
      [projectId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`The directory has no project ${projectId}`);
    return row.owner_id;
  }

  async findDatabase(number: number): Promise<string | undefined> {
    return readDatabase(this.#pool, number);
  }

  /**
   * Runs work in the database of an owner. A move of the shard waits until the work has ended, and
   * work that begins during the last part of a move waits for it.
   */
  async use<Result>(ownerId: string, work: (database: string) => Promise<Result>): Promise<Result> {
    const number = getShard(ownerId);
    return this.#withLock("pg_advisory_xact_lock_shared", number, async (client) => {
      const database = await readDatabase(client, number);
      if (database === undefined) throw new Error(`The directory has no shard ${number}`);
      return work(database);
    });
  }

  /** No work runs meanwhile; afterward the shard is in the other database. */
  async reassign(number: number, target: string, finish: () => Promise<void>): Promise<void> {
    await this.#withLock("pg_advisory_xact_lock", number, async (client) => {
      await finish();
      await client.query("update shard set database = $2 where number = $1", [number, target]);
    });
  }

  /** Waiting requests get the lock in their order, so that work cannot delay a move forever. */
  async #withLock<Result>(
    lock: "pg_advisory_xact_lock_shared" | "pg_advisory_xact_lock",
    number: number,
    work: (client: ClientBase) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      await client.query(`select ${lock}($1)`, [number]);
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  }
}

async function readDatabase(
  client: ClientBase | Pool,
  number: number,
): Promise<string | undefined> {
  const { rows } = await client.query<{ database: string }>(
    "select database from shard where number = $1",
    [number],
  );
  return rows[0]?.database;
}
