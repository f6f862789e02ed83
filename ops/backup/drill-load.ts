import type pg from "pg";
import { Answers } from "../faults/load/answers.ts";
import type { Repetition } from "../faults/load/repeat.ts";
import { type LoadTarget, startWriters } from "../faults/load/run-load.ts";
import type { SaveHistory } from "../faults/load/save-history.ts";
import { startSaveLoad } from "../faults/load/save-load.ts";
import { startTokenLoad } from "../faults/load/token-load.ts";
import { startUploadLoad } from "../faults/load/upload-load.ts";

/** A load that writes increasing numbers; a copy has the last number written before its moment. */
interface NumberedLoad extends Repetition {
  readonly history: SaveHistory;
  readNumber(client: pg.ClientBase): Promise<number>;
}

export interface Comparison {
  /** Writers whose copy lacks an acknowledged write. */
  readonly missing: number;
  /** Writers whose copy has a write that was sent later. */
  readonly tooNew: number;
}

const RATES = { saves: 20, tokens: 10, uploads: 1 };
const PER_WRITER = { saves: 2, tokens: 2, uploads: 0.5 };

/** A load of saves, token postings and uploads that a restored copy is compared with. */
export class DrillLoad {
  readonly answers = new Answers();
  #numbered: readonly NumberedLoad[] = [];
  #uploads: readonly Repetition[] = [];

  async start(target: LoadTarget): Promise<void> {
    const { answers } = this;
    const saves = await startWriters(RATES.saves, PER_WRITER.saves, async (writer) => {
      const load = await startSaveLoad({ ...target, ...writer, answers });
      return {
        ...load,
        readNumber: (client: pg.ClientBase) =>
          readCount(client, "select name::int as count from project where id = $1", load.projectId),
      };
    });
    const tokens = await startWriters(RATES.tokens, PER_WRITER.tokens, async (writer) => {
      const load = await startTokenLoad({ ...target, ...writer, answers });
      const query = "select count(*)::int as count from token_transaction where account_id = $1";
      return {
        ...load,
        readNumber: (client: pg.ClientBase) => readCount(client, query, load.accountId),
      };
    });
    this.#numbered = [...saves, ...tokens];
    this.#uploads = await startWriters(RATES.uploads, PER_WRITER.uploads, (writer) =>
      startUploadLoad({ ...target, ...writer, answers }),
    );
  }

  async compare(client: pg.ClientBase, moment: Date): Promise<Comparison> {
    let [missing, tooNew] = [0, 0];
    for (const load of this.#numbered) {
      const number = await load.readNumber(client);
      const { least, most } = load.history.findRange(moment);
      if (number < least) missing += 1;
      if (number > most) tooNew += 1;
    }
    return { missing, tooNew };
  }

  /** The seconds between the first acknowledged write that a copy lacks and a moment; 0 if none. */
  async measureLoss(client: pg.ClientBase, moment: Date): Promise<number> {
    let first = moment.getTime();
    for (const load of this.#numbered) {
      const lost = load.history.findAcknowledged((await load.readNumber(client)) + 1);
      if (lost !== undefined) first = Math.min(first, lost);
    }
    return (moment.getTime() - first) / 1000;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#numbered, ...this.#uploads].map((load) => load.stop()));
  }
}

async function readCount(client: pg.ClientBase, query: string, id: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(query, [id]);
  return rows[0]?.count ?? 0;
}
