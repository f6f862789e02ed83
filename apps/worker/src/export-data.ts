import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

/** Packs a person's data; after the last try they are told, and may ask again. */
export async function exportData(
  { exports }: Pick<Backend, "exports">,
  log: Logger,
  { exportId, isLastTry }: { exportId: string; isLastTry: boolean },
): Promise<void> {
  try {
    await exports.run(exportId);
    log.info({ exportId }, "data exported");
  } catch (error) {
    log.error({ err: error, exportId, isLastTry }, "export failed");
    if (isLastTry) await exports.fail(exportId);
    throw error;
  }
}
