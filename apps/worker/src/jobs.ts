import { traceStep } from "@photomap/process";
import { MAX_DECODE_BYTES, processPhoto, renderProductPicture } from "@photomap/render";
import {
  AdmissionBudget,
  type Backend,
  mailDeliveries,
  type PhotoProcessor,
} from "@photomap/server";
import type { Logger } from "pino";
import { addOrderJobs } from "./order-jobs.ts";
import { addPickupJobs } from "./pickup-jobs.ts";
import { addRenderJobs } from "./render-jobs.ts";

/** Registers the handler of every job. */
export async function addJobs(backend: Backend, log: Logger): Promise<void> {
  const { carts, deletions, digests, exports, mail, photos, queue, sessions, stickers } = backend;
  const { staff, tickets, trash, uploads } = backend;
  const processPhoto = createPhotoProcessor();
  await addRenderJobs(backend, log, processPhoto);
  await addOrderJobs(backend, log);
  await addPickupJobs(backend, log);
  // A series that begins with its first refusal would show no increase.
  mailDeliveries.inc({ delivery: "mail-refused" }, 0);
  await queue.work("send-mail", async (job) => {
    const delivery = await mail.deliver(job);
    mailDeliveries.inc({ delivery });
    // The address is fine, the mail is not: every one of its kind may fail.
    const level = delivery === "mail-refused" ? "error" : "info";
    log[level]({ kind: job.kind, delivery }, level === "error" ? "mail refused" : "mail handled");
  });
  await queue.work("enqueue-digests", async () => {
    const enqueued = await digests.enqueueDue();
    if (enqueued > 0) log.info({ enqueued }, "digests enqueued");
  });
  await queue.work("ingest-photo", async ({ key }) => {
    const status = await photos.process(key, processPhoto);
    // The upload may still be in progress: the queue retries the job.
    if (status === undefined) throw new Error("The original is not stored");
    log.info({ status }, "photo processed");
  });
  await queue.work("store-product-picture", async ({ uploadId }, isLastAttempt) => {
    try {
      const tools = { processPhoto, encode: renderProductPicture };
      await staff.productPictures.store(uploadId, tools);
      log.info({ uploadId }, "picture of a product stored");
    } catch (error) {
      if (isLastAttempt) await staff.productPictures.fail(uploadId);
      throw error;
    }
  });
  await queue.work("export-data", async ({ exportId }, isLastAttempt) => {
    try {
      await exports.run(exportId);
      log.info({ exportId }, "data exported");
    } catch (error) {
      if (isLastAttempt) await exports.fail(exportId);
      throw error;
    }
  });
  await queue.work("purge-trash", async () => {
    const purged = await trash.purge();
    if (purged > 0) log.info({ purged }, "trash emptied");
  });
  await queue.work("purge-uploads", async () => {
    const purged = await uploads.purgeAbandoned();
    if (purged > 0) log.info({ purged }, "abandoned uploads removed");
  });
  await queue.work("purge-sessions", async () => {
    const purged = await sessions.purgeExpired();
    if (purged > 0) log.info({ purged }, "expired sessions removed");
    await backend.emailChanges.purge();
  });
  await queue.work("purge-carts", async () => {
    const purged = await carts.purgeAbandoned();
    if (purged > 0) log.info({ purged }, "abandoned carts removed");
    const { unpaid, cleared } = await stickers.purge();
    if (unpaid + cleared > 0) log.info({ unpaid, cleared }, "old sticker orders removed");
  });
  await queue.work("purge-tickets", async () => {
    const { closed, erased } = await tickets.purge();
    if (closed + erased > 0) log.info({ closed, erased }, "old tickets closed and removed");
  });
  await queue.work("purge-exports", async () => {
    const purged = await exports.purgeExpired();
    if (purged > 0) log.info({ purged }, "old exports removed");
  });
  await queue.work("erase-accounts", async () => {
    // No ids in the log: it is kept longer than the erased data.
    const erased = await deletions.eraseDue();
    if (erased > 0) log.info({ erased }, "accounts erased");
  });
}

/**
 * Creates the function that processes originals when the memory to decode them is free; one for
 * all jobs of the process.
 */
function createPhotoProcessor(): PhotoProcessor {
  const decoding = new AdmissionBudget(MAX_DECODE_BYTES);
  return (original, edgesPx) =>
    traceStep("decode photo", {}, () =>
      processPhoto(original, edgesPx, (weight, work) => decoding.run({ weight }, work)),
    );
}
