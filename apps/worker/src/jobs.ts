import type { Backend } from "@photomap/server";
import type { Logger } from "pino";
import { eraseAccounts } from "./erase-accounts.ts";
import { exportData } from "./export-data.ts";
import { purgeExports } from "./purge-exports.ts";
import { purgeTrash } from "./purge-trash.ts";
import { addRenderJobs } from "./render-jobs.ts";
import { settlePhoto } from "./settle-photo.ts";

/** Every job of this process, one line each. */
export async function addJobs(backend: Backend, log: Logger): Promise<void> {
  await addRenderJobs(backend, log);
  await backend.queue.work("send-mail", async (job, isLastTry) => {
    try {
      log.info({ kind: job.kind, delivery: await backend.mail.deliver(job) }, "mail handled");
    } catch (error) {
      log.error({ err: error, kind: job.kind, isLastTry }, "mail failed");
      throw error;
    }
  });
  await backend.queue.work("ingest-photo", ({ key }) => settlePhoto(backend, log, key));
  await backend.queue.work("purge-trash", () => purgeTrash(backend, log));
  await backend.queue.work("export-data", ({ exportId }, isLastTry) =>
    exportData(backend, log, { exportId, isLastTry }),
  );
  await backend.queue.work("purge-exports", () => purgeExports(backend, log));
  await backend.queue.work("erase-accounts", () => eraseAccounts(backend, log));
}
