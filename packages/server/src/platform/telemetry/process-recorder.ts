import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Logger } from "pino";

const INTERVAL_MS = 30_000;
/** The time for which rows of killed processes are shown. */
const MAX_AGE = "1 day";

interface ProcessFacts {
  readonly name: string;
  readonly release: string;
}

/** Keeps a row that says that this process runs, and which release. */
export class ProcessRecorder {
  readonly #pool: Pool;
  readonly #facts: ProcessFacts;
  readonly #log: Pick<Logger, "warn">;
  readonly #id = randomUUID();
  readonly #startedAt = new Date();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, facts: ProcessFacts, log: Pick<Logger, "warn">) {
    this.#pool = pool;
    this.#facts = facts;
    this.#log = log;
  }

  /** Resolves when the first row is written. Never throws. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#touch(), INTERVAL_MS).unref();
    await this.#touch();
  }

  async #touch(): Promise<void> {
    const { name, release } = this.#facts;
    await this.#run(
      `insert into running_process (id, name, release, node_version, started_at)
       values ($1, $2, $3, $4, $5)
       on conflict (id) do update set seen_at = clock_timestamp()`,
      [this.#id, name, release, process.version, this.#startedAt],
    );
    await this.#run("delete from running_process where seen_at < now() - $1::interval", [MAX_AGE]);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#run("delete from running_process where id = $1", [this.#id]);
  }

  async #run(statement: string, values: unknown[]): Promise<void> {
    try {
      await this.#pool.query(statement, values);
    } catch (error) {
      this.#log.warn({ err: error }, "process not recorded");
    }
  }
}
