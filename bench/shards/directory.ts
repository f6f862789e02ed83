import type { Pool } from "pg";
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
  async findOwner(projectId: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ owner_id: string }>(
      "select owner_id from project_owner where project_id = $1",
      [projectId],
    );
    return rows[0]?.owner_id;
  }

  /**
   * Runs work in the database of an owner. A move of the shard waits until the work has ended, and
   * work that begins during the last part of a move waits for it.
   */
  async use<Result>(ownerId: string, work: (database: string) => Promise<Result>): Promise<Result> {
    return this.#withShard(getShard(ownerId), "for key share", work);
  }

  /** No work runs meanwhile; afterward the shard is in the other database. */
  async reassign(number: number, target: string, finish: () => Promise<void>): Promise<void> {
    await this.#withShard(number, "for update", finish, target);
  }

  async #withShard<Result>(
    number: number,
    lock: "for key share" | "for update",
    work: (database: string) => Promise<Result>,
    target?: string,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      const { rows } = await client.query<{ database: string }>(
        `select database from shard where number = $1 ${lock}`,
        [number],
      );
      const result = await work(rows[0]?.database ?? "");
      if (target !== undefined) {
        await client.query("update shard set database = $2 where number = $1", [number, target]);
      }
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
