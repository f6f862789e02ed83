import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { openDatabase } from "../../../database/database.ts";
import { Queue } from "../queue.ts";

/**
 * The database whose jobs this process runs until it is killed: an attempt, a pause, and the
 * effect.
 */
const [, , databaseUrl = ""] = process.argv;
/** The pause before the effect, long enough to be stopped in it. */
const PAUSE_MS = 60;
const PAUSE_AFTER_MS = 20;

const { pool } = openDatabase(databaseUrl, 2);
const queue = new Queue(databaseUrl, pino({ level: "silent" }));
await queue.start();
await queue.work("send-mail", async (job) => {
  if (job.kind !== "receipt") throw new Error(`Unexpected ${job.kind}`);
  await pool.query("insert into attempt values ($1, $2)", [job.orderId, process.pid]);
  await wait(PAUSE_MS);
  // The effect is idempotent by its key, as every job has to be.
  await pool.query("insert into effect values ($1) on conflict (id) do nothing", [job.orderId]);
  await wait(PAUSE_AFTER_MS);
});
